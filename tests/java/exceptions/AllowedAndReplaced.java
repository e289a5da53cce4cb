// Exceptions that contracts and `throws` allow, and failures that a `finally` block replaces or lets pass.
class AllowedAndReplaced {
    static int x;
    static class ISE extends RuntimeException {}
    static void thr() { throw new ISE(); }
    //@ signals (ArithmeticException e) n == 0;
    static int d(int n) { return 10 / n; }
    static void ud(int n) { try { d(n); } catch (ArithmeticException e) { assert n != 0; } } //~ refuted[assertion]
    static void ud2(int n) { boolean b = false; try { d(n); } catch (RuntimeException e) { b = true; } assert !b; } //~ refuted[assertion]
    static void udr(int n) { try { d(n); } catch (ArithmeticException e) { assert n == 0; } }
    //@ signals (ArithmeticException e) n != 0; //~ refuted[postcondition]
    static int dw(int n) { return 10 / n; }
    static void same(int n) { boolean b = false; try { try { x = 10 / n; } finally { if (n == 0) throw new ISE(); } } catch (ISE e) { b = true; } assert !b; } //~ refuted[assertion]
    static void call(int n) { int w = 0; try { try { x = 10 / n; w = 1; } finally { thr(); } } catch (ISE e) { } assert w == 1; } //~ refuted[assertion]
    static void idx2(int n) { int[] a = {}; try { try { x = 10 / n; } finally { a[2] = 0; } } catch (ArrayIndexOutOfBoundsException e) { assert n != 0; } } //~ refuted[assertion]
    static void asrt(int n) { int w = 0; try { x = 10 / n; w = 1; } finally { assert w == 1; } } //~ refuted[assertion]
    static void nest(int n) { int w = 0; try { try { x = 10 / n; } finally { w = 1; } } finally { assert w == 1; } } //~ refuted[division-by-zero]
    static void nest2(int n) { try { try { x = 10 / n; } finally { x = 1; } } catch (ArithmeticException e) { assert x == 1; assert n == 0; } }
    static int thr2(int n) throws ArithmeticException { return 10 / n; }
    static void loop(int n) { for (int i = 0; i < 3; i++) { try { if (i == 1) continue; x = 10 / n; } finally { x = 5; } } assert x == 5; } //~ refuted[division-by-zero]
    static int hasCaller(int n) { try { return 10 / n; } finally { x = 2; } }
    static void caller(int n) { try { hasCaller(n); } catch (ArithmeticException e) { assert x == 2 && n == 0; } assert x == 2; }
}
//~ obligations: 24
