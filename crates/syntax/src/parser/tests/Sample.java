package a.b;
import java.util.*;
import static java.lang.Math.max;
/** doc */
public class Account extends Base implements I, J<K> {
    private /*@ spec_public @*/ int balance, b[] = {1, -2147483648, 0x10L};
    //@ public invariant 0 <= balance;
    /*@ ghost int g; @*/
    /*@ public normal_behavior
      @ requires amount > 0 ==> amount < 5 ==> true;
      @ requires (\forall int i, j; 0 <= i && i < j; b[i] <= b[j]);
      @ ensures balance == \old(balance) - amount <==> \result == 3;
      @ assignable balance, b[0..b.length-1], this.*, b[*], o.f, a[i], \set_union(x,y);
      @ signals_only \nothing;
      @ signals (Exception e) false;
      @*/
    public /*@ pure @*/ int withdraw(final int amount, /*@ nullable @*/ Object o, int[] a[], String... v) throws E {
        int x = (int) -1 + (a) - 3, y = i < j >> 2 ? a >>> 1 : b;
        x >>>= 3; x >>= 2; x <<= 1;
        List<String> l = new ArrayList<>();
        //@ assert x == 1;
        /*@ loop_invariant 0 <= i;
          @ decreases n - i;
          @*/
        for (int i = 0, k; i < n; i++, k--) { a[i] = i; continue; }
        for (int q : a) if (q < 2) break; else if (q == 3) ; else return q;
        do { x--; } while (x > 0);
        Runnable r = () -> { foo(); };
        f(x -> x + 1, String::new, int[]::new, List<String>::size, A.class);
        outer: while (true) { break outer; }
        Object z = (Object) o, w = (a) + b, v = (A & B) o;
        if (o instanceof String s && s.length() > 0) { }
        try { x(); } catch (E e) { } finally { }
        switch (x) { case 1 -> {} default -> {} }

        this.x = super.y + super.m(1) + "abc" + 'c' + 1.5;
        assert x > 0 : "no";
        new Foo(1) { void x() {} }.bar();
        int[][] m = new int[3][4][], p = new int[][]{{1},{2,}};
        return x;
    }
    Account() { super(1); }
    static { int q; }
    <T> T id(T t) { return t; }
    enum X { A, B }
    class Inner { int z; }
    sealed interface Shape<T extends Comparable<? super T> & I> permits Circle, Square { default int f() { return 1; } }
    record Circle(@A int r, String... names) implements Shape<K> { Circle { if (r < 0) throw new E("\u0041\377"); } }
    @interface J { int value() default 1; String[] names() default {"a", "b",}; @K(x = 2) Class<?> k() default int[].class; }
    enum Color implements I { RED(1) { int g() { return 2; } }, @A GREEN, ; private final int c = 0x1.8p3f > 1e-3 ? 'x' : 1_000L; }
    static <T> int describe(Account this, Object o) throws E, @A F {
        String text = """
            Hello \"""
              there \
            end""";
        int n = switch (o) {
            case null, default -> { yield 1; }
            case Circle(int r, var names) when r > 0 && names.length < 2 -> r;
            case String s -> s.length();
        };
        switch (n) { case 1: case 2, 3: break; default: continue; }
        try (var in = open(); in2; Reader r = x.new Reader<>(1) { }) { } catch (final E | F e) { throw e; } finally { }
        Supplier<int[]> f = (Supplier<int[]> & Serializable) () -> new int @B [] {1};
        BiFunction<A, B, C> g = (final var a, var b) -> { synchronized (a) { return a.<T>m(b)::c; } };
        label: for (Map.Entry<K, List<? extends V[]>> e : m.entrySet()) { continue label; }
        class Local { Local() { Account.this.super(); } }
        record Pair<X, Y>(X x, Y y) { }
        return Outer.super.h() + super.<T>i() - -1 + (o instanceof Pair<?, ?>(var x, B y) ? ~1 : +2);
    }
    /*: specvar content :: objset; */
    //@ public model int size; represents size = balance;
}
