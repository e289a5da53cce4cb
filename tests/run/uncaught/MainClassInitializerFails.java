// The static initialiser of the main class throws before main begins.
public class MainClassInitializerFails {
    static int[] table = new int[3];
    static String text = "ready";

    static {
        for (int i = 0; i < 3; i++) {
            table[i] = i * i;
        }
        System.out.println("first block " + table[2] + " " + text);
    }

    static int parsed = parse("12") + parse("30");

    static int parse(String s) {
        System.out.println("parse " + s);
        return Integer.parseInt(s);
    }

    static {
        try {
            parse("no number");
        } catch (NumberFormatException e) {
            System.out.println("caught " + parsed);
        } finally {
            parsed++;
        }
    }

    static final Object BROKEN = fail(parsed);

    static Object fail(int n) {
        System.out.println("failing with " + n);
        throw new IllegalStateException("state " + n);
    }

    static {
        System.out.println("never");
    }

    public static void main(String[] args) {
        System.out.println("main is never reached");
    }
}
