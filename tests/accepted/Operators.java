// javac: accepts
class Operators {
    static int precedence(int a, int b, boolean p) {
        int r = a + b * 2 - a % 3 << 1 >> 2 >>> 1 & 7 | 8 ^ 3;
        r += a > b == p ? 1 : 0;
        r = a = b;
        boolean q = p ^ !p & p | a != b;
        q &= p;
        q |= a < b;
        q ^= true;
        return q ? r : -r;
    }

    static int increments(int[] xs, int i) {
        xs[i++] = i++ + ++i;
        xs[--i]--;
        int n = i+++i;
        n = i - -i;
        n = -(i--) - --i;
        return n;
    }

    static String concat(int n, char c, Object o) {
        String s = "a" + n + c + null + 1.5f + true + o;
        s += n;
        s += c;
        s += null;
        s = n + c + "x" + n + c;
        s = 1 + 2 + "3";
        s = o + "text";
        Object any = "x";
        any += "y";
        CharSequence text = "z";
        return s + any + text;
    }

    static boolean equality(Integer boxed, int n, Object o, String s, Number number, long l) {
        return boxed == n && o == s && n == l && number == boxed && o != null && boxed != null
            && null == s && (o == (Object) n) && boxed.equals(n) && o == boxed;
    }

    static long shifts(long l, int i, byte b) {
        int r = i << l;
        long s = l >> i;
        r <<= l;
        b >>= 1;
        b >>>= l;
        i = b << 2;
        return s + r + i;
    }

    static boolean logical(Boolean a, boolean b) {
        return a && b || !a & b ^ a == b != a;
    }
}
