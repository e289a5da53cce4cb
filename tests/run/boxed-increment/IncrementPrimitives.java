// ++ and -- on narrow primitives keep the type and wrap around.
public class IncrementPrimitives {
    static byte small = Byte.MAX_VALUE;
    char letter = 'y';
    static void kind(int x) {
        System.out.println("int " + x);
    }

    static void kind(byte x) {
        System.out.println("byte " + x);
    }

    static void kind(char x) {
        System.out.println("char " + x);
    }

    static void kind(short x) {
        System.out.println("short " + x);
    }

    public static void main(String[] args) {
        kind(small++);
        kind(small);
        kind(small + 1);
        IncrementPrimitives object = new IncrementPrimitives();
        kind(++object.letter);
        kind(object.letter++);
        kind(object.letter);
        kind(+object.letter);
        short s = Short.MAX_VALUE;
        kind(++s);
        kind(-s);
        char c = 0;
        c--;
        kind((int) c);
        float f = 16777216f;
        f++;
        System.out.println(f == 16777216f);
        double d = 0.1;
        d--;
        System.out.println(d);
        double large = 1e300;
        System.out.println(large++ == large);
        long l = Long.MIN_VALUE;
        System.out.println(--l);
        byte[] bytes = {127, -128};
        bytes[0]++;
        bytes[1]--;
        System.out.println(bytes[0] + " " + bytes[1]);
        char[] chars = {'a', 'b'};
        System.out.println(chars[0]++ + chars[1]);
        System.out.println(chars);
        int i = 0;
        int[] a = new int[3];
        a[i++]++;
        a[i]--;
        ++a[++i];
        System.out.println(a[0] + " " + a[1] + " " + a[2]);
        int n = 5;
        System.out.println(n+++n);
        System.out.println(n - --n);
        System.out.println(- -n + ~n);
    }
}
