// `loop_predicate` names what an invariant may be made of: Invar finds the boolean combination, or finds that there is none.
class LoopPredicates {
    static void alternate(int n) {
        int sign = 1;
        int sum = 0;
        //@ loop_predicate sign == 1, sign == -1, sum == 0, sum == 1;
        for (int i = 0; i < n; i++) {
            sum = sum + sign;
            sign = -sign;
        }
        assert sum == 0 || sum == 1;                                   //~ proved[assertion]
        assert sum == 0 || sign == -1;                                 //~ proved[assertion]
    }

    static void alternateWrong(int n) {
        int sign = 1;
        int sum = 0;
        //@ loop_predicate sign == 1, sign == -1, sum == 0, sum == 1;
        for (int i = 0; i < n; i++) {
            sum = sum + sign;
            sign = -sign;
        }
        assert sum == 0;                                               //~ refuted[assertion]
    }

    // The list of the paper: the moved cell is not the one before.
    static /*@ nullable */ Cell partition(Cell l, int v) {
        Cell curr = l;
        Cell prev = null;
        Cell moved = null;
        //@ loop_predicate prev == null, prev.val > v;
        while (curr != null) {
            Cell next = curr.next;
            if (curr.val > v) {
                if (prev != null) {
                    prev.next = next;
                }
                curr.next = moved;
                assert curr != prev;                                   //~ proved[assertion]
                moved = curr;
            } else {
                prev = curr;
            }
            curr = next;
        }
        return moved;
    }

    // A predicate claims nothing, whatever it says.
    static void claimsNothing(int n) {
        int s = 0;
        //@ loop_predicate false, s < 0, n == 7, 1 == 1;
        for (int i = 0; i < n; i++) {
            s = i;
        }
        assert s < 0 || n == 7;                                        //~ refuted[assertion]
    }

    // In a predicate, `\old` is the state where the loop began.
    static int swap(int p, int q, int n) {
        boolean isSwapped = false;
        //@ loop_predicate isSwapped, p == \old(p), q == \old(q), p == \old(q), q == \old(p);
        for (int i = 0; i < n; i++) {
            int other = p;
            p = q;
            q = other;
            isSwapped = !isSwapped;
        }
        //@ assert isSwapped ==> p == \old(q) && q == \old(p);         //~ proved[assertion]
        //@ assert !isSwapped ==> p == \old(p) && q == \old(q);        //~ proved[assertion]
        //@ assert isSwapped ==> p == \old(p);                         //~ refuted[assertion]
        return p;
    }

    // What Invar has no meaning for in specifications is left out; the other predicates count.
    static void leftOut(int n) {
        int s = 0;
        //@ loop_predicate s == 0, s == 3, (s & 1) == 0;
        for (int i = 0; i < n; i++) {
            int inside = 3 - s;
            s = inside;
        }
        assert s == 0 || s == 3;
    }

    static class Cell {
        int val;
        Cell next;
    }
}
//~ obligations: 13
