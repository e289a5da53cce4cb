// The elements of a list are different objects, with the invariants written.
import java.util.ArrayList;

class NotAliased {
    static final class Cell {
        int x;
    }

    //@ requires 0 <= n;
    static void different(int n) {
        ArrayList<Cell> cells = new ArrayList<>();
        //@ loop_invariant 0 <= i && i <= n && \size(cells) == i;
        //@ loop_invariant (\forall int x; 0 <= x && x < i; \at(cells, x) != null);
        //@ loop_invariant (\forall int x, y; 0 <= x && x < y && y < i; \at(cells, x) != \at(cells, y));
        for (int i = 0; i < n; i++) {
            cells.add(new Cell());
        }
        //@ loop_invariant 0 <= j;
        for (int j = 0; j < cells.size(); j++) {
            //@ loop_invariant j < k;
            for (int k = j + 1; k < cells.size(); k++) {
                assert cells.get(j) != cells.get(k); //~ proved[assertion]
            }
        }
    }

    /** One object is there twice. */
    //@ requires 0 <= n;
    static void twice(int n) {
        ArrayList<Cell> cells = new ArrayList<>();
        Cell last = new Cell();
        //@ loop_invariant 0 <= i && i <= n && \size(cells) == i;
        //@ loop_invariant (\forall int x, y; 0 <= x && x < y && y < i; \at(cells, x) != \at(cells, y)); //~ refuted[invariant-preserved]
        for (int i = 0; i < n; i++) {
            last = i == 3 ? last : new Cell();
            cells.add(last);
        }
    }
}
//~ obligations: 28
