// Initial values of ghosts with their types.
import java.util.List;

class Types {
    int f;
    Types next;
    //@ ghost \seq s;
    //@ ghost \seq<String> t;
    //@ ghost \map m;
    //@ ghost \map<String, Types> n;
    //@ ghost \locset l;
    //@ model int size;
    //@ represents size = f + 1;
    //@ model \bigint doubled(\bigint x) { return 2 * x; }
    //@ model int count(\seq p, int i) { return i; }

    int run(int x, long y, double d, int[] a, List<String> list, Object o) {
        //@ ghost \bigint b = x;               // int
        //@ ghost \bigint b1 = b + x;          // \bigint
        //@ ghost \bigint b2 = -b % 3;         // \bigint
        //@ ghost \bigint b3 = x + y;          // long
        //@ ghost \real r = d;                 // double
        //@ ghost \real r1 = b * d;            // \real
        //@ ghost \bigint b4 = (\bigint) x;    // \bigint
        //@ ghost int b5 = (int) b;            // int
        //@ ghost boolean c = b < x;           // boolean
        //@ ghost boolean c1 = 0 <= x < b;     // boolean
        //@ ghost boolean c2 = a == o ==> x == b <==> c <==> c1;    // boolean
        //@ ghost boolean c3 = (\forall int i; 0 <= i && i < a.length; a[i] >= \old(a[i]));    // boolean
        //@ ghost boolean c4 = \typeof(o) <: \type(Types);    // boolean
        //@ ghost boolean c5 = \fresh(o) && \nonnullelements(a) && this.\inv && \invariant_for(next);    // boolean
        //@ ghost boolean c6 = \is_initialized(Types) && \static_invariant_for(Types);    // boolean
        //@ ghost int i1 = (\sum int i; 0 <= i && i < a.length; a[i]);    // int
        //@ ghost \bigint i2 = (\product \bigint i; 0 < i && i < 9; i);    // \bigint
        //@ ghost long i3 = (\num_of int i; 0 <= i && i < a.length; a[i] == 0);    // long
        //@ ghost int i4 = (\max byte i; 0 <= i && i < 3; i);    // int
        //@ ghost int i5 = (\bsum int i; 0; 9; a[i]);    // int
        //@ ghost Types i6 = (\choose Types p; p != null; p.f == 0);    // Types
        //@ ghost int i7 = \min(x, 3);         // int
        //@ ghost int i8 = (\let int z = x; z + 1);    // int
        //@ ghost \seq s1 = (\seq_def int i; 0; a.length; a[i]);    // \seq
        //@ ghost \seq s2 = \seq_concat(s, \seq_singleton(x));    // \seq
        //@ ghost \seq s3 = \seq_sub(t, 0, t.length - 1);    // \seq<String>
        //@ ghost \bigint s4 = s.length;       // \bigint
        //@ ghost Object s5 = s[0];            // Object
        //@ ghost String s6 = t[b];            // String
        //@ ghost int s7 = (int) s[0];         // int
        //@ ghost \seq s8 = (\seq) s[0];       // \seq
        //@ ghost boolean s9 = s[0] == 5 && s[1] == o && s[2] instanceof int;    // boolean
        //@ ghost \seq t1 = t[0 .. 2] + s;     // \seq
        //@ ghost Object m1 = \map_get(m, o);  // Object
        //@ ghost Types m2 = n["a"];           // Types
        //@ ghost \map m3 = \map_update(m, o, 3);    // \map
        //@ ghost \locset l1 = \set_union(next.*, a[*], a[0 .. x], \singleton(f), l);    // \locset
        //@ ghost \locset l2 = (\infinite_union Types p; p.f == 0; p.l);    // \locset
        //@ ghost boolean l3 = \disjoint(l, \all_fields(this)) && \subset(l, \everything);    // boolean
        //@ ghost int p1 = size;               // int
        //@ ghost \bigint p2 = doubled(x);     // \bigint
        //@ ghost int p3 = count(t, x);        // int
        //@ ghost boolean p4 = (* it is so *) && (\lblneg here c);    // boolean
        return x;
    }
}
