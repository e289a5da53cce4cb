// Endless recursion ends in a StackOverflowError that can be caught; the program goes on.
public class StackOverflowCaught {
    static int depth = 0;
    static int finallies = 0;

    static int endless(int n) {
        depth++;
        return endless(n + 1) + 1;
    }

    static void pingPong(boolean ping) {
        depth++;
        if (ping) {
            pingPong(false);
        } else {
            pingPong(!ping);
        }
    }

    static class Node {
        Node next = new Node(this);

        Node(Node previous) { }
    }

    interface Function {
        int call(int n);
    }

    static Function self;

    static String attempt(Runnable action) {
        depth = 0;
        try {
            action.run();
            return "returned";
        } catch (StackOverflowError e) {
            return e.getClass().getName() + " " + (depth == 0 || depth > 500);
        }
    }

    public String toString() {
        depth++;
        return String.valueOf(this);
    }

    static int bounded(int n) {
        return n == 0 ? 0 : 1 + bounded(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(attempt(() -> endless(0)));
        System.out.println(attempt(() -> pingPong(true)));
        System.out.println(attempt(() -> new Node(null)));
        self = n -> {
            depth++;
            return self.call(n + 1);
        };
        System.out.println(attempt(() -> self.call(0)));
        System.out.println(attempt(() -> new StackOverflowCaught().toString()));
        System.out.println(attempt(() -> bounded(100)));
        int rounds = 0;
        while (rounds < 3) {
            try {
                endless(0);
            } catch (Throwable t) {
                rounds++;
            } finally {
                finallies++;
            }
        }
        System.out.println(rounds + " " + finallies + " " + bounded(1000));
    }
}
