// A conditional with a `switch` between numbers is a number, so that it chooses among overloads.
public class SwitchInConditional {
    static void p(short x) { System.out.println("short " + x); }
    static void p(int x) { System.out.println("int " + x); }
    static void p(double x) { System.out.println("double " + x); }
    static void p(Object x) { System.out.println("Object " + x); }
    public static void main(String[] args) {
        boolean b = args.length == 0;
        int k = args.length;
        p(b ? (Short) Short.valueOf((short) 1) : switch (k) { case 1 -> (byte) 3; default -> (byte) 4; });
        p(b ? (short) 1 : switch (k) { case 1 -> (byte) 3; default -> (byte) 4; });
        p(b ? 1 : switch (k) { case 1 -> 3.0; default -> 4; });
        p(switch (k) { case 1 -> (byte) 3; default -> (short) 4; });
    }
}
