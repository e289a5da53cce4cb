// Static and private methods in interfaces; private instance methods call abstract ones; statics are not inherited. Ends uncaught.
public class StaticAndPrivateMethods {
    interface Stack {
        int[] data();

        int size();

        void resize(int n);

        private void check(int needed) {
            if (size() < needed) {
                throw new IllegalStateException(message(needed));
            }
        }

        private String message(int needed) {
            return "needs " + needed + " has " + size() + hint(size());
        }

        private static String hint(int n) {
            return n == 0 ? " (empty)" : "";
        }

        default Stack push(int n) {
            data()[size()] = n;
            resize(size() + 1);
            return this;
        }

        default int pop() {
            check(1);
            resize(size() - 1);
            return data()[size()];
        }

        default Stack add() {
            check(2);
            return push(pop() + pop());
        }

        static Stack create(int capacity) {
            return new Stack() {
                private final int[] data = new int[capacity];
                private int size;

                public int[] data() {
                    return data;
                }

                public int size() {
                    return size;
                }

                public void resize(int n) {
                    size = n;
                }

                // Not an override: the interface's method is private.
                public String message(int needed) {
                    return "never used";
                }
            };
        }
    }

    public static void main(String[] args) {
        Stack stack = Stack.create(3);
        System.out.println(stack.push(4).push(5).push(6).add().add().pop());
        for (int i = 0; i < 2; i++) {
            try {
                if (i == 1) {
                    stack.push(1);
                }
                stack.add();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(stack.size());
        stack.push(2).push(3).push(4);
    }
}
