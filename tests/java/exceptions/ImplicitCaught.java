// Implicit exceptions that handlers catch, in the method itself and in those that it calls: no failure, and the handler sees the state that Java has.
class ImplicitCaught {
    static int x;
    static void boom(int[] a) { x = 1; a[5] = 2; x = 2; } //~ refuted[array-index]
    static void own1(int[] a) {
        try { x = 1; a[5] = 2; x = 2; } catch (ArrayIndexOutOfBoundsException e) { assert x == 1; }
        assert x == 1 || x == 2;
    }
    static void own2(int[] a) {
        x = 0;
        try { x = 1; a[5] = 2; x = 2; } catch (ArrayIndexOutOfBoundsException e) { assert x == 2; } //~ refuted[assertion]
    }
    static void own3(int[] a) {
        x = 0;
        try { x = 1; a[5] = 2; x = 2; } catch (RuntimeException e) { }
        assert x == 2; //~ refuted[assertion]
    }
    static void chain1(int[] a) {
        try { boom(a); } catch (RuntimeException e) { assert x == 1; return; }
        assert x == 2;
    }
    static void chain2(int[] a) {
        try { boom(a); } catch (RuntimeException e) { assert x == 2; } //~ refuted[assertion]
    }
    static void chain3(int[] a) {
        try { boom(a); } catch (RuntimeException e) { }
        assert x == 2; //~ refuted[assertion]
    }
    static void chain4(int[] a) {
        try { boom(a); } catch (NullPointerException e) { assert false; }
    }
    static int fin1(int[] a) {
        try { return a[5]; } finally { return 7; }
    }
    static void fin1use(int[] a) { assert fin1(a) == 7; }
    static void fin1wrong(int[] a) { assert fin1(a) != 7; } //~ refuted[assertion]
    static int fin2(int[] a) {
        x = 0;
        try { x = 1; return a[5]; } finally { x = 3; }
    }
    static void fin2use(int[] a) {
        try { fin2(a); } catch (RuntimeException e) { assert x == 3; }
        assert x == 3;
    }
    static void fin2wrong(int[] a) {
        try { fin2(a); } catch (RuntimeException e) { assert x == 1; } //~ refuted[assertion]
    }
    static void loop(int[] a) {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            try { a[i] = 1; } catch (ArrayIndexOutOfBoundsException e) { n++; }
        }
        assert n <= 3;
        assert n == 0; //~ refuted[assertion]
    }
    static void loop2(int[] a, int m) {
        int n = 0;
        for (int i = 0; i < m; i++) {
            try { boom(a); } catch (ArrayIndexOutOfBoundsException e) { n = 1; }
        }
        assert n == 0; //~ refuted[assertion]
    }
    static void nested(Object o) {
        String r = "";
        try { try { r = (String) o; } catch (NullPointerException e) { assert false; } }
        catch (ClassCastException e) { r = "c"; }
        assert r != "c"; //~ refuted[assertion]
    }
    static void div(int a, int b) {
        int q;
        try { q = a / b; } catch (ArithmeticException e) { assert b == 0; q = 0; }
        assert b != 0 || q == 0;
    }
    static void rethrow(int[] a) {
        try { a[5] = 1; } catch (ArrayIndexOutOfBoundsException e) { throw e; }
    }
    static void msg(int[] a) {
        try { a[-1] = 1; } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage() != null; //~ FIXME-unknown[assertion]
            assert e.getCause() == null; //~ FIXME-unknown[assertion]
            return;
        }
        assert false;
    }
}
//~ obligations: 34
