// Conditional expressions with boxes and primitives: binary numeric promotion, lub types, constants that fit.
public class MixedTernaries {
    static String type(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + " " + o;
    }

    static String which(int x) { return "int"; }
    static String which(long x) { return "long"; }
    static String which(double x) { return "double"; }
    static String which(char x) { return "char"; }
    static String which(short x) { return "short"; }
    static String which(Object x) { return "Object"; }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        Integer i = 7;
        Long l = 8L;
        Double d = 9.5;
        Character c = 'c';
        Short s = 3;
        Byte b = 2;
        System.out.println(type(yes ? i : l) + ", " + type(yes ? i : d) + ", " + type(yes ? c : i) + ", " + type(yes ? i : c));
        System.out.println(type(yes ? b : s) + ", " + type(yes ? b : c) + ", " + type(yes ? 1 : 2.0) + ", " + type(yes ? 'a' : 0));
        System.out.println(type(yes ? 'a' : i) + ", " + type(yes ? b : 100) + ", " + type(yes ? b : 1000) + ", " + type(yes ? 0 : 'b'));
        System.out.println(type(yes ? i : "s") + ", " + type(yes ? (Object) i : d) + ", " + type(yes ? (Number) i : d) + ", " + type(yes ? null : 5));
        Object o = true ? 1 : "x";
        Object p = yes ? Integer.valueOf(1) : Double.valueOf(2);
        Number n = yes ? Integer.valueOf(1) : Float.valueOf(2);
        System.out.println(type(o) + ", " + type(p) + ", " + type(n));
        System.out.println(which(yes ? 'x' : 1) + " " + which(yes ? 'x' : i) + " " + which(yes ? s : b) + " " + which(yes ? i : 1L) + " " + which(yes ? i : "x") + " " + which(yes ? null : 0));
        System.out.println((yes ? 1 : 'x') + " " + (yes ? 'x' : 1) + " " + (yes ? 'x' : i) + " " + (yes ? i : 1.0f));
        char letter = yes ? 'q' : 'r';
        letter += yes ? 1 : 2.5;
        System.out.println(letter);
        int k = 120;
        System.out.println(yes ? 'y' : k);
        final int f = 120;
        System.out.println(yes ? 'y' : f);
        long total = (yes ? i : l) + (yes ? 1 : 2);
        System.out.println(total + " " + type(yes ? yes : i) + " " + type(!yes ? 1 : yes ? 2L : 'c'));
    }
}
