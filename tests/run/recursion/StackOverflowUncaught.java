// Endless recursion that nobody catches.
public class StackOverflowUncaught {
    static int calls = 0;
    final StackOverflowUncaught parent;
    int level;

    StackOverflowUncaught(StackOverflowUncaught parent) {
        this.parent = parent;
        level = parent == null ? 0 : parent.level + 1;
    }

    long sum() {
        return parent == null ? 0 : level + parent.sum();
    }

    static int descend(int n) {
        calls++;
        try {
            if (n < 0) {
                return descend(n + 1);
            }
        } catch (RuntimeException e) {
            System.out.println("never");
        }
        return n;
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] args) {
        StackOverflowUncaught chain = null;
        for (int i = 0; i < 500; i++) {
            chain = new StackOverflowUncaught(chain);
        }
        System.out.println(chain.sum() + " " + chain.level);
        System.out.println(descend(-300) + " " + calls);
        System.out.println(even(800) + " " + odd(800));
        // The number wraps around, so this never meets zero from above in time.
        System.out.println(even(-1));
    }
}
