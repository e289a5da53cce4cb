// A `switch` in the selector of another one, as an argument: its results do not count among those of the outer one.
public class SwitchInSelector {
    static void p(boolean value) {
        System.out.println("boolean " + value);
    }

    static void p(int value) {
        System.out.println("int " + value);
    }

    static void p(Object value) {
        System.out.println("Object " + value);
    }

    public static void main(String[] args) {
        int n = args.length;
        p(switch (switch (n) { case 0 -> 5; default -> 7; }) { case 5 -> n == 0; default -> n > 3; });
        p(switch (switch (n) { case 0 -> "a"; default -> "b"; }) { case "a" -> 1; default -> 2; });
        p(switch ((switch (n) { case 0: yield 1; default: yield 2; }) & 3) { case 1 -> { yield "x"; } default -> { yield "y"; } });
        p(switch (n) { case 0 -> switch (n + 1) { case 1 -> true; default -> false; }; default -> false; });
    }
}
