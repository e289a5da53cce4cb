// Overloads show the type that binary and unary numeric promotion give.
public class WhichOverload {
    static String of(int x) { return "int"; }

    static String of(long x) { return "long"; }

    static String of(float x) { return "float"; }

    static String of(double x) { return "double"; }

    static String of(char x) { return "char"; }

    static String of(byte x) { return "byte"; }

    static String of(short x) { return "short"; }

    static String of(boolean x) { return "boolean"; }

    static String of(Object x) { return x.getClass().getSimpleName(); }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = '3';
        int i = 4;
        long l = 5;
        float f = 6;
        double d = 7;
        System.out.println(of(b) + " " + of(s) + " " + of(c) + " " + of(i) + " " + of(l) + " " + of(f) + " " + of(d));
        System.out.println(of(b + b) + " " + of(s + b) + " " + of(c + c) + " " + of(+c) + " " + of(-b) + " " + of(~s));
        System.out.println(of(b + l) + " " + of(l + f) + " " + of(f + d) + " " + of(c * f) + " " + of(l * d));
        System.out.println(of(b++) + " " + of(--c) + " " + of(s += 1) + " " + of(c = 'x') + " " + of(b << l));
        System.out.println(of(true ? b : s) + " " + of(true ? b : c) + " " + of(true ? b : 1) + " " + of(true ? c : 1));
        System.out.println(of(true ? c : i) + " " + of(true ? c : 70000) + " " + of(true ? b : 200) + " "
            + of(true ? i : l) + " " + of(true ? l : f) + " " + of(i > 1 ? 1 : 2.0));
        System.out.println(of(true ? 1 : "s") + " " + of(true ? 'a' : true) + " "
            + of(false ? 1 : null instanceof Object));
        Integer boxed = 1;
        Character letter = 'l';
        Byte small = 1;
        System.out.println(of(boxed) + " " + of(boxed + 1) + " " + of(letter) + " " + of(+letter) + " "
            + of(true ? small : letter));
        System.out.println(of(true ? boxed : 1.5f) + " " + of(true ? boxed : letter) + " " + of(true ? small : 1));
        System.out.println(of((Object) (true ? 1 : 'a')) + " " + of((Object) (true ? boxed : 2.0)) + " "
            + of((Object) (byte) 1));
        System.out.println(of(i & l) + " " + of(b | c) + " " + of(b == c) + " " + of(boxed == 1 ^ true));
        System.out.println(of(1 / 2f) + " " + of('a' / 2) + " " + of(1L % 'a') + " " + of(1e0f) + " " + of(0x1L));
    }
}
