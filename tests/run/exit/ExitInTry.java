// alone
// System.exit in a try block: the finally block does not run, and the exit code is seen outside.
public class ExitInTry {
    static int depth;

    static int leave(int code) {
        try {
            System.out.println("leaving with " + code);
            if (code > 2) {
                System.exit(code);
            }
            return code;
        } finally {
            System.out.println("finally " + code);
            depth++;
        }
    }

    public static void main(String[] args) {
        try {
            for (int i = 1; i < 10; i++) {
                System.out.println(leave(i) + " " + depth);
            }
        } catch (Throwable t) {
            System.out.println("never caught " + t);
        } finally {
            System.out.println("never reached");
        }
    }
}
