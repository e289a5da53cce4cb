// Exceptions out of anonymous classes' initialisers and methods; an anonymous exception class. Ends uncaught.
public class ThrowingAnonymous {
    interface Action {
        int run(int n) throws Exception;
    }

    static String attempt(Action action, int n) {
        try {
            return "result " + action.run(n);
        } catch (RuntimeException e) {
            return "runtime " + e.getMessage();
        } catch (Exception e) {
            return "checked " + e.getMessage();
        } finally {
            System.out.print("[" + n + "] ");
        }
    }

    static RuntimeException refusal(int code) {
        return new RuntimeException("base") {
            @Override
            public String getMessage() {
                return super.getMessage() + " code " + code;
            }
        };
    }

    public static void main(String[] args) {
        Action action = new Action() {
            int state = 10;

            @Override
            public int run(int n) throws Exception {
                state -= n;
                if (state < 0) {
                    throw new Exception("negative " + state);
                }
                if (n == 3) {
                    throw refusal(state);
                }
                return state / (n - 2);
            }
        };
        for (int i = 0; i < 6; i++) {
            System.out.println(attempt(action, i));
        }
        try {
            new Object() {
                int[] data = {1, 2};
                int bad = data[args.length + 2];
            };
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Throwable throwable = refusal(7);
        System.out.println(throwable.getClass() == RuntimeException.class);
        throw new IllegalStateException("last", throwable) {
            @Override
            public String getMessage() {
                return "overridden " + getCause().getMessage();
            }
        };
    }
}
