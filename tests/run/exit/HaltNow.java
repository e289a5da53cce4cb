// alone
// Runtime.halt ends at once with its code, from a static initialiser of another class.
public class HaltNow {
    static class Trap {
        static final int VALUE = spring();

        static int spring() {
            System.out.println("sprung");
            Runtime.getRuntime().halt(7);
            return 1;
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        try {
            Object o = args.length == 0 ? (Object) "x" : new Trap();
            System.out.println(o);
            System.out.println(Trap.VALUE);
            System.out.println("never");
        } finally {
            System.out.println("never either");
        }
    }
}
