// finally runs while an exception leaves main; nothing after it does.
public class FinallyAndUncaught {
    static class Leaving extends Exception {
        Leaving(String message) {
            super(message);
        }
    }

    static int depth = 0;

    static void descend(int n) throws Leaving {
        depth++;
        try {
            System.out.println("enter " + n);
            if (n == 0) {
                throw new Leaving("bottom");
            }
            descend(n - 1);
            System.out.println("never");
        } catch (RuntimeException e) {
            System.out.println("never either");
        } finally {
            System.out.println("leave " + n + " at " + depth--);
        }
    }

    static boolean check(boolean value) throws Leaving {
        if (!value) {
            throw new Leaving("check");
        }
        return value;
    }

    public static void main(String[] args) throws Leaving {
        try {
            descend(2);
        } catch (Leaving e) {
            System.out.println("caught " + e.getMessage());
        }
        int x = 1;
        try {
            x = check(true) && check(false) ? 2 : 3;
        } catch (Leaving e) {
            System.out.println("x " + x);
        } finally {
            x = 4;
        }
        try {
            for (int i = 0; ; i++) {
                try {
                    check(i < 2);
                    System.out.println("round " + i);
                } finally {
                    System.out.println("after " + i + " " + x++);
                }
            }
        } finally {
            System.out.println("last " + x);
        }
    }
}
