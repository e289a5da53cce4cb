// Exceptions with causes: messages, toString, initCause, and the last one uncaught.
public class CauseChains {
    static class Wrapper extends RuntimeException {
        Wrapper(Throwable cause) {
            super(cause);
        }

        Wrapper(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Silent extends Exception {
        @Override
        public String toString() {
            return "Silent()";
        }
    }

    static void level(int n) {
        try {
            if (n == 0) {
                Object o = new int[0];
                ((int[]) o)[0] = 1;
            }
            level(n - 1);
        } catch (Wrapper e) {
            throw n % 2 == 0 ? new Wrapper(e) : new Wrapper("level " + n, e);
        } catch (RuntimeException e) {
            throw new Wrapper(e);
        }
    }

    public static void main(String[] args) {
        try {
            level(3);
        } catch (Wrapper e) {
            int depth = 0;
            for (Throwable t = e; t != null; t = t.getCause()) {
                System.out.println(depth++ + " " + t.getMessage());
            }
        }
        Exception plain = new Exception();
        System.out.println(plain + " " + plain.getMessage() + " " + plain.getCause());
        System.out.println(new Wrapper(null) + " " + new Wrapper(new Silent()).getMessage());
        Exception late = new IllegalStateException("late");
        late.initCause(new Silent());
        System.out.println(late + " " + late.getCause());
        try {
            late.initCause(plain);
        } catch (IllegalStateException e) {
            System.out.println("twice");
        }
        try {
            plain.initCause(plain);
        } catch (IllegalArgumentException e) {
            System.out.println("itself");
        }
        System.out.println(new Error("e", null).getCause() + " " + new Wrapper("m", null));
        level(1);
    }
}
