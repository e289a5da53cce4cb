// alone
// System.exit(0) deep in a recursion, within a lambda; what was printed before is kept, also without a newline.
import java.util.function.IntConsumer;

public class ExitZero {
    static void descend(int n, IntConsumer action) {
        System.out.print(n + " ");
        action.accept(n);
        descend(n + 1, action);
        System.out.print("never ");
    }

    public static void main(String[] args) {
        int limit = 5;
        IntConsumer leave = n -> {
            if (n == limit) {
                System.out.print("exit without newline");
                System.exit(n - limit);
            }
        };
        try {
            descend(0, leave);
        } catch (StackOverflowError e) {
            System.out.println("never");
        }
    }
}
