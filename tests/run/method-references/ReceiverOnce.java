// The receiver of a bound reference is evaluated once, when the reference is; a lambda evaluates it at each call.
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class ReceiverOnce {
    static int evaluations;
    final int id;

    ReceiverOnce(int id) {
        this.id = id;
    }

    static ReceiverOnce next() {
        System.out.println("evaluate " + ++evaluations);
        return new ReceiverOnce(evaluations);
    }

    int plus(int n) {
        return id * 100 + n;
    }

    static ReceiverOnce current = new ReceiverOnce(50);

    public static void main(String[] args) {
        IntUnaryOperator reference = next()::plus;
        System.out.println("made");
        System.out.println(reference.applyAsInt(1) + " " + reference.applyAsInt(2));
        IntUnaryOperator lambda = n -> next().plus(n);
        System.out.println("made");
        System.out.println(lambda.applyAsInt(1) + " " + lambda.applyAsInt(2));
        IntUnaryOperator fixed = current::plus;
        IntUnaryOperator open = n -> current.plus(n);
        current = new ReceiverOnce(60);
        System.out.println(fixed.applyAsInt(0) + " " + open.applyAsInt(0));
        String text = "first";
        Supplier<Integer> length = text::length;
        text = "a longer text";
        System.out.println(length.get() + " " + text.length());
        Supplier<String>[] kept = slots();
        for (Supplier<String> s : kept) {
            System.out.print(s.get() + " ");
        }
        System.out.println();
        int[] index = {0};
        String[] words = {"zero", "one", "two"};
        Supplier<String> upper = words[++index[0]]::toUpperCase;
        words[1] = "changed";
        System.out.println(upper.get() + index[0] + upper.get() + index[0]);
    }

    @SuppressWarnings("unchecked")
    static Supplier<String>[] slots() {
        Supplier<String>[] result = new Supplier[3];
        StringBuilder builder = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            builder.append(i);
            result[i] = i == 1 ? builder.toString()::trim : builder::toString;
        }
        return result;
    }
}
