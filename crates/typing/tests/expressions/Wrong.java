// Each marked line is one error of javac 17, each other line is none.
import java.util.*;
import java.util.function.*;

class Wrong<T> {
    static final int K = 3;
    int inst;
    static int st;
    final int fin = 1;
    T t;
    enum E { A, B }
    enum E2 { A, B }
    interface I { int F = 1; }
    sealed interface Sh permits Ci, Sq {}
    record Ci(int r) implements Sh {}
    record Sq(int s) implements Sh {}
    static class Priv { private int p; protected int q; private Priv next; }
    static class Sub extends Priv { int get() {
        return p; //~ error
    } int get2() { return q; } int get3() { return super.p; } int get4() {
        return ((Priv) this).p; } }
    void void1() {}
    static void expr(Object o, String s, int i, long l, boolean z, double d, Integer bi, List<String> ls, int[] ia, E e, char c, byte b, Sh sh, List raw) {
        int a1 = l; //~ error
        int a2 = 1L; //~ error
        byte a3 = 128; //~ error
        byte a4 = i; //~ error
        byte a5 = 'a';
        char a6 = -1; //~ error
        char a7 = b; //~ error
        short a8 = c; //~ error
        float a9 = 1.0; //~ error
        long b1 = 1.5f; //~ error
        Integer b2 = 1L; //~ error
        Long b3 = 1; //~ error
        Byte b4 = 1;
        Byte b5 = 200; //~ error
        Character b6 = 65;
        Short b7 = i; //~ error
        String b8 = 1; //~ error
        String b9 = 'c'; //~ error
        boolean c1 = 1; //~ error
        int c2 = true; //~ error
        Object c3 = 1;
        int c4 = null; //~ error
        int c5 = "x"; //~ error
        List<Object> c6 = ls; //~ error
        List<? extends Object> c7 = ls;
        List<Integer> c8 = new ArrayList<String>(); //~ error
        ArrayList<String> c9 = ls; //~ error
        int[] d1 = {1, 2L}; //~ error
        int[] d2 = {"a"}; //~ error
        int d4 = {1}; //~ error
        int[] d5 = new int[l]; //~ error
        int[] d6 = new int["a"]; //~ error
        int[] d7 = new long[3]; //~ error
        Object[] d8 = new int[3]; //~ error
        Object d9 = new int[3];
        i = i + l; //~ error
        i += l;
        b = b + 1; //~ error
        b += 1;
        b = b++;
        s = s - "x"; //~ error
        s = s * 2; //~ error
        z = z + 1; //~ error
        i = z + 1; //~ error
        z = i && z; //~ error
        z = !i; //~ error
        i = -z; //~ error
        i = ~d; //~ error
        z = i < s; //~ error
        z = z < z; //~ error
        z = i == z; //~ error
        z = bi == s; //~ error
        z = bi == l;
        z = o == i; //~ error
        z = o == z; //~ error
        z = s == null;
        z = i == null; //~ error
        z = ls == ia; //~ error
        z = e == E.A;
        z = e == E2.A; //~ error
        z = ls == sh; //~ error
        z = s == sh; //~ error
        i = i << d; //~ error
        i = i & z; //~ error
        z = z & z;
        i <<= d; //~ error
        z += 1; //~ error
        s += 1;
        s -= 1; //~ error
        o += 1; //~ error
        o += s;
        bi += 1L; //~ error
        bi += 1;
        bi += 1.0; //~ error
        c += 1;
        s++; //~ error
        z--; //~ error
        (i) = 4;
        i = (int) s; //~ error
        i = (int) z; //~ error
        i = (int) o;
        i = (int) bi;
        l = (long) bi;
        l = (Long) i; //~ error
        bi = (Integer) l; //~ error
        s = (String) bi; //~ error
        s = (String) o;
        o = (Runnable) s; //~ error
        o = (Runnable) ls;
        o = (List<Integer>) ls; //~ error
        o = (List<?>) ls;
        o = (ArrayList<String>) ls;
        o = (int[]) ia;
        o = (long[]) ia; //~ error
        o = (E2) e; //~ error
        o = (Sh) s; //~ error
        z = s instanceof Integer; //~ error
        z = o instanceof int; //~ error
        z = i instanceof Integer; //~ error
        z = o instanceof List<String>; //~ error
        z = ls instanceof ArrayList<String>;
        z = o instanceof List<?>;
        z = o instanceof String s; //~ error
        z = o instanceof String str && str.length() > 0;
        z = o instanceof String str || str.length() > 0; //~ error
        i = ia["a"]; //~ error
        i = ia[l]; //~ error
        i = s[0]; //~ error
        i = ia.size; //~ error
        i = ia.length(); //~ error
        i = i.x; //~ error
        i = s.foo; //~ error
        i = undefined; //~ error
        i = undefined.x; //~ error
        i = undef.ined.x; //~ error
        i = inst; //~ error
        i = this.inst; //~ error
        i = Wrong.inst; //~ error
        i = st;
        i = Wrong.st;
        o = t; //~ error
        o = super.toString(); //~ error
        i = E.C; //~ error
        e = E.C; //~ error
        i = I.F;
        i = String; //~ error
        o = java.util; //~ error
        o = java.util.Foo; //~ error
        o = T.class; //~ error
        o = int.class;
        o = Undefined.class; //~ error
        o = z ? i : s;
        s = z ? "a" : 1; //~ error
        i = z ? 1 : "a"; //~ error
        i = i ? 1 : 2; //~ error
        i = z ? null : 0;
        byte e1 = z ? 1 : 2; //~ error
        byte e2 = z ? 1 : 200; //~ error
        byte e3 = true ? 1 : 2;
        var f1; //~ error
        var f2 = null; //~ error
        var f3 = {1}; //~ error
        var f4 = () -> 1; //~ error
        var f5 = String::length; //~ error
        var f6 = new Wrong<String>().void1(); //~ error
        var f7 = f7 + 1; //~ error
        int i = 3; //~ error
        String o = ""; //~ error
        for (int i = 0; ; ) { break; } //~ error
        for (String x : ia) { } //~ error
        for (int x : ls) { } //~ error
        for (String x : s) { } //~ error
        for (long x : ia) { }
        for (byte x : ia) { } //~ error
        for (var x : i) { } //~ error
        for (Object x : raw) { }
        for (String x : raw) { } //~ error
        if (i) { } //~ error
        while (s) { } //~ error
        do { } while (1); //~ error
        for (; i; ) { } //~ error
        if (z = true) { }
        if (bi) { } //~ error
        if (Boolean.TRUE) { }
        switch (l) { case 1: } //~ error
        switch (d) { } //~ error
        switch (i) { case 1: case 1: } //~ error
        switch (i) { case 1: break; case i: } //~ error
        switch (i) { case "a": } //~ error
        switch (b) { case 200: } //~ error
        switch (c) { case -1: } //~ error
        switch (c) { case 'a': case 97: } //~ error
        switch (s) { case "a": case "a": } //~ error
        switch (s) { case 1: } //~ error
        switch (e) { case A: case A: } //~ error
        switch (e) { case C: } //~ error
        switch (bi) { case 1: case 2L: } //~ error
        i = switch (e) { case A -> 1; }; //~ error
        i = switch (e) { case A -> 1; case B -> 2; };
        i = switch (i) { case 1 -> 1; }; //~ error
        i = switch (i) { default -> "x"; }; //~ error
        i = switch (i) { default -> { } }; //~ error
        s = switch (i) { case 1 -> "x"; default -> throw new RuntimeException(); };
        i = switch (i) { default -> throw new RuntimeException(); }; //~ error
        i = switch (i) { }; //~ error
        yield 3; //~ error
        break; //~ error
        continue; //~ error
        break foo; //~ error
        foo: foo: { } //~ error
        foo: { foo: { } } //~ error
        throw s; //~ error
        throw new Object(); //~ error
        synchronized (i) { } //~ error
        synchronized (null) { } //~ error
        assert i; //~ error
        assert z : new Wrong<String>().void1(); //~ error
        try (s) { } //~ error
        try (String r = s) { } //~ error
        try { } catch (String ex) { } //~ error
        try { i = 1; } catch (RuntimeException | IllegalArgumentException ex) { } //~ error
        try { i = 1; } catch (RuntimeException i) { } //~ error
        Runnable r1 = () -> { int i = 3; }; //~ error
        Runnable r2 = () -> { int zz = 3; int zz = 4; }; //~ error
        Function<Integer, Integer> r3 = i -> i; //~ error
        class Loc { int m() { return i + inst; } int n() { int i = 3; return i; } } //~ error
        class Loc { } //~ error
        String str2 = "a" + new Wrong<String>().void1(); //~ error
        Object v = new Wrong<String>().void1(); //~ error
        new Wrong<String>().void1().foo(); //~ error
        i = new Wrong<String>().void1(); //~ error
    }
    int noReturnValue() { return; } //~ error
    void returnsValue() { return 1; } //~ error
    Wrong(int x) { return 1; } //~ error
    int fwd2 = this.later + 1;
    int later = 3;
    int self = self + 1; //~ error
    int self2 = (self2 = 3) + 1;
    static int sfwd = slater; //~ error
    static int slater = sfwd;
    static int s3 = Wrong.s4;
    static int s4 = 3;
    int assigned;
    static int useInst = inst; //~ error
}
