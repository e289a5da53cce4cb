// Behind `type:` stands the type that javac 17 gives the initial value, behind `value:` that of a constant.
import static java.lang.Math.PI;

import java.util.*;
import java.util.function.*;

class Types<T extends Comparable<T> & Runnable> {
    static final int K = 3;
    static final byte B = K;
    static final char C = 'a' + 1;
    static final long L = K * 2L << 3;
    final int field = 5;
    final int next = (field << 1) + 1;
    T t;
    List<? extends Number> numbers;
    List<?>[] lists;
    Map<String, ? super Integer> map;

    class Inner<U> {
        U u;
        T outer;
        Inner<U> self = this;
    }

    enum E {
        A, B;
        static final int Z = 4;
    }

    record R<X>(X x, int... ys) {}

    void constants() {
        final int local = 4;
        int c1 = K + B; // value: 6
        int c2 = C; // value: 98
        long c3 = L; // value: 48
        String c4 = "a" + K + C + 1.5 + 1f + true + 10L + (char) 98 + null; // value: none
        String c5 = "a" + K + C + 1.5 + 1f + true + 10L + (char) 98; // value: "a3b1.51.0true10b"
        int c6 = 1 / 0; // value: none
        int c7 = Integer.MAX_VALUE + 1; // value: -2147483648
        int c8 = field; // value: 5
        int c9 = this.field; // value: none
        int e1 = next; // value: 11
        boolean d1 = K > 2 && !false; // value: true
        int d2 = K > 2 ? local : 7; // value: 4
        byte d3 = (byte) 200; // value: -56
        int d4 = -7 % 3 + (1 << 33); // value: 1
        double d5 = 1 / 2 + 1 / 2.0; // value: 0.5
        Integer d6 = (Integer) 3; // value: none
        boolean d7 = "a" + 1 == "a1"; // value: true
        int d8 = E.Z; // value: 4
        char d9 = (char) (C + 1); // value: 99
    }

    void conditionals(boolean b, Integer boxed, Long bl, short sh, char ch, byte by, Object o, String s) {
        var a1 = b ? 1 : 'a'; // type: char
        var a2 = b ? boxed : 2; // type: int
        var a3 = b ? boxed : bl; // type: long
        var a4 = b ? sh : by; // type: short
        var a5 = b ? ch : 100; // type: char
        var a6 = b ? ch : 70000; // type: int
        var a7 = b ? by : 'a'; // type: int
        var a8 = b ? null : 1; // type: java.lang.Integer
        var b1 = b ? s : boxed; // type: java.io.Serializable&java.lang.Comparable<? extends java.io.Serializable&java.lang.Comparable<?>&java.lang.constant.Constable&java.lang.constant.ConstantDesc>&java.lang.constant.Constable&java.lang.constant.ConstantDesc
        var b2 = b ? new ArrayList<String>() : new LinkedList<String>(); // type: java.util.AbstractList<java.lang.String>&java.io.Serializable&java.lang.Cloneable
        var b3 = b ? numbers : new ArrayList<Integer>(); // type: java.util.List<? extends java.lang.Number>
        Object c1 = b ? 1 : "x"; // type: java.lang.Object
        long c2 = b ? 1 : 2; // type: int
        Integer c3 = b ? null : 1; // type: java.lang.Integer
        double c4 = b ? 1 : 2.0f; // type: float
        byte c5 = b ? (byte) 1 : 2; // type: byte
        Comparable<?> c7 = b ? "x" : 1; // type: java.lang.Comparable<?>
        int c8 = o instanceof String str ? str.length() : 0; // type: int
        long c9 = o instanceof String str ? str.length() : 0; // type: long
        Object d2 = true ? 1 : 2L; // type: long
        boolean d5 = b ? Boolean.TRUE : false; // type: boolean
    }

    void operators(byte b, short s, char c, int i, long l, float f, double d, boolean z, Integer bi, Character bc,
            Boolean bz, Object o, String str, int[] ia) {
        var r1 = b + s; // type: int
        var r2 = c + c; // type: int
        var r3 = i + l; // type: long
        var r4 = l + f; // type: float
        var r6 = bi + bc; // type: int
        var r7 = b << l; // type: int
        var r8 = l >> b; // type: long
        var q1 = ~b; // type: int
        var q2 = -c; // type: int
        var q3 = +bc; // type: int
        var q4 = !bz; // type: boolean
        var q5 = z & bz; // type: boolean
        var q6 = i & l; // type: long
        var q8 = bi == i; // type: boolean
        var p1 = o == str; // type: boolean
        var p2 = str + null; // type: java.lang.String
        var p3 = 1 + 2 + str + 1 + 2; // type: java.lang.String
        var p5 = c + str; // type: java.lang.String
        var w1 = (bc = 'x'); // type: java.lang.Character
        var w2 = (i += l); // type: int
        var w3 = i++ + ++i; // type: int
        var w4 = b++; // type: byte
        var w5 = (b += 1.5); // type: byte
        var v1 = ia[bc]; // type: int
        var v2 = ia.length; // type: int
        var v3 = ia.clone(); // type: int[]
        var v4 = int[].class; // type: java.lang.Class<int[]>
        var v5 = void.class; // type: java.lang.Class<java.lang.Void>
        var v6 = List.class; // type: java.lang.Class<java.util.List>
        var v7 = o.getClass(); // type: java.lang.Class<capture of ? extends java.lang.Object>
        var v8 = numbers.getClass(); // type: java.lang.Class<capture of ? extends java.util.List>
        var v9 = new int[2][][]; // type: int[][][]
        long[] u1 = {1, 2}; // type: long[]
    }

    void variables(Expr<? super T> e, Function<? super String, ? extends Number> fn, List raw, Types rawTypes) {
        var a1 = numbers; // type: java.util.List<capture of ? extends java.lang.Number>
        var a2 = numbers.get(0); // type: capture of ? extends java.lang.Number
        var a3 = lists[0]; // type: java.util.List<?>
        var a4 = (lists[0] = null); // type: java.util.List<capture of ?>
        var a5 = lists[0].get(0); // type: capture of ?
        var a6 = map.get(""); // type: capture of ? super java.lang.Integer
        var a7 = t; // type: T
        var a8 = new Inner<String>().u; // type: java.lang.String
        var a9 = new Inner<String>().outer; // type: T
        var b1 = this.new Inner<Integer>().self.self; // type: Types<T>.Inner<java.lang.Integer>
        var b2 = raw.get(0); // type: java.lang.Object
        var b3 = rawTypes.numbers; // type: java.util.List
        var b4 = rawTypes.t; // type: java.lang.Comparable
        var b5 = fn.apply(""); // type: capture of ? extends java.lang.Number
        var b6 = PI; // type: double
        var b7 = E.values(); // type: Types$E[]
        var b8 = new R<>("x", 1, 2).x(); // type: java.lang.String
        var b9 = Types.this; // type: Types<T>
        var c1 = e.value; // type: capture of ? super T
        var c2 = e; // type: Types$Expr<capture of ? super T>
        var c3 = (Comparable<String> & java.io.Serializable) "s"; // type: java.lang.Comparable<java.lang.String>&java.io.Serializable
        var c4 = (List<?>) raw; // type: java.util.List<capture of ?>
        var c5 = switch (K) { case 1 -> 'a'; case 2 -> 2; default -> 3L; }; // type: long
        Object c6 = switch ("s") { case "a": yield 1; default: yield "x"; }; // type: java.lang.Object
        var c7 = new Object() { int hidden = 3; }; // type: Types$1
        var c8 = c7.hidden; // type: int
    }

    static class Expr<V> {
        V value;
    }
}
