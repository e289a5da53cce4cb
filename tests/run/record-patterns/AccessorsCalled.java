// java: 21
// Record patterns call the accessors, overridden ones too, but not for a null record or after a mismatch.
public class AccessorsCalled {
    record Noisy(int a, String b) {
        public int a() {
            System.out.print("a() ");
            return a + 100;
        }

        public String b() {
            System.out.print("b() ");
            return b == null ? null : b + "!";
        }
    }

    record Pair(Object first, Object second) { }

    public static void main(String[] args) {
        Object o = new Noisy(1, "x");
        if (o instanceof Noisy(int a, String b)) {
            System.out.println(a + b);
        }
        if (o instanceof Noisy(var a, var b) && a > 1000) {
            System.out.println("never");
        } else {
            System.out.println("not above");
        }
        if (o instanceof Noisy n) {
            System.out.println(n);
        }
        if (new Noisy(2, null) instanceof Noisy(int a, String b)) {
            System.out.println(a + " " + b);
        }
        Object pair = new Pair("text", new Noisy(5, "y"));
        if (pair instanceof Pair(String s, Noisy(int a, var b))) {
            System.out.println(s + a + b);
        }
        if (pair instanceof Pair(Integer i, Noisy(int a, var b))) {
            System.out.println("never");
        } else {
            System.out.println("no match");
        }
        Noisy none = null;
        System.out.println(none instanceof Noisy(int a, String b));
        switch (pair) {
            case Pair(Noisy(int a, var b), var c) -> System.out.println("never");
            case Pair(String c, Noisy(int a, var b)) when a > 104 -> System.out.println(c + a + b);
            default -> System.out.println("never");
        }
    }
}
