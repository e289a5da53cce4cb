/**
 * Flanagan and Qadeer, figure 5, with the loop predicates of the paper.
 */
class Partition {
    static Cell partition(Cell l, int v) {
        Cell curr = l, prev = null, newl = null;
        Cell nextCurr;
        /*@ loop_predicate prev == null, prev.val > v */
        while (curr != null) {
            nextCurr = curr.next;
            if (curr.val > v) {
                if (prev != null)
                    prev.next = nextCurr;
                if (curr == l)
                    l = nextCurr;
                curr.next = newl;
                //@ assert curr != prev;
                assert curr != prev; // holds
                newl = curr;
            } else {
                prev = curr;
            }
            curr = nextCurr;
        }
        return newl;
    }

    static class Cell {
        int val;
        Cell next;
    }
}
