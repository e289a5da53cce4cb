package p;

//@ model import java.util.Set;
import java.util.List;

/*@ nullable_by_default @*/
public class Specified<T> implements I {
    //@ public static ghost \bigint count = 0;
    //@ public model \seq content; in objectState;
    /*@ private represents content = (\seq_def int i; 0; size; items[i]);
      @ represents footprint \such_that footprint == \set_union(this.*, items[0..size - 1]);
      @ accessible<heap> \inv: footprint \measured_by size;
      @ public instance invariant (\forall nullable Object o; \typeof(o) <: \type(T) <==> o != null);
      @ constraint \old(size) <= size; initially size == 0; axiom true;
      @*/
    /*@ spec_public nullable @*/ T[] items; //@ in content; maps items[*] \into content;
    private /*@ spec_public @*/ int size;

    /*@ also
      @ public normal_behavior
      @   forall int k; old int s = size, t[];
      @   requires<heap><savedHeap> 0 <= i && i < size;
      @   {| requires i == 0; ensures \result == items[0];
      @   also requires i > 0 ==> (\exists int j; 0 <= j; j == i); ensures_redundantly true; |}
      @   assignable \strictly_nothing;
      @ also
      @ private exceptional_behavior
      @   signals (IndexOutOfBoundsException e) (\lblneg bad i < 0); signals_only RuntimeException;
      @   measured_by size - i, i; diverges false; when true;
      @   determines \result, i \by \itself \declassifies size;
      @ implies_that ensures (* it is so *) && \fresh(\result);
      @*/
    public /*@ pure helper @*/ T get(int i, Object /*@ nullable @*/ [] others) throws E {
        //@ ghost int x = (\let int a = 1; a + (\sum int j; 0 <= j && j < i; j));
        /*@ loop_invariant 0 <= k && k <= i; maintaining (\num_of int j, int l; a[j] == l) >= 0;
          @ decreases i - k, k; assignable items[*], this.size; determines k \by i; breaks (l) k > 0;
          @*/
        l: for (int k = 0; k < i; k++) {
            //@ assert k < i; assume \old(k, l) == k;
            //@ set x = x + 1;
        }
        /*@ return_behavior requires i > 0; returns \result == null; continues () false; @*/
        { if (i > 0) return null; }
        /*@ loop_contract normal_behavior requires i >= 0; decreases i; @*/
        while (i > 0) i--;
        //@ unreachable;
        Object o = (/*@ non_null @*/ T) others[0];
        List</*@ nullable @*/ T> list = null;
        return items[i];
    }

    /*+KEY@ requires n >= 0; pure model <S> S power(S n) {
      @   ghost \bigint v = 1;
      @   loop_invariant i <= n; decreases n - i;
      @   for (int i = 0; i < n; i++) v *= 5;
      @   assume v > 0; return new JMLObjectSet { Integer i | b.has(i) };
      @ }
      @ model class Inner { int x; } */

    /*: public static ghost specvar nodes :: "obj set" = "{}";
        private vardefs "nodes == {n. EX m. (m, n) : r^* & n ~= null}"; "a == \<lambda> x. x..next";
        public ensured invariant Tree: "ALL x y. x : nodes & y : nodes --> (x..f = y..f) = (x = y)";
        invariant ("a name") "card nodes = 0 <-> [| first = null; ~empty |] ==> True";
        lemma L: "let n = a.[i + 1] in if n < -1 then {} else {n, 1} Un S$[f] Int UNIV";
     */
    private /*: claimedby Specified */ Object first;

    public void add(Object o1)
    /*: requires "comment ''why'' (o1 ~: content)" modifies content, "x..f"
        ensures "content = old content Un {(o1 :: obj)}" */
    {
        //: nodes := "{n} \<union> nodes"; havoc x, y suchThat H: "x \<noteq> y";
        while /*: inv Inv: "i \<le> n" */ (o1 != null) {
            //: note A: "p q (r s)" from Tree, B.c forSuch x; pickAny x::obj, n::"int" suchThat "p x"; witness "t" for "f";
            //: cases "a", "b" for C: "f" from D; showedcase 1 of "f"; induct "f" over n :: int; localize; mp "a --> b";
            o1 = new /*: hidden */ Object();
        }
    }
}
