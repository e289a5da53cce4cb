// Cells with large values move from one list to another. The paper's predicates, and the two of SLAM's that its table counts.
class Partition {
    static Cell partition(Cell l, int v) {
        Cell curr = l;
        Cell prev = null;
        Cell newl = null;
        //@ loop_predicate prev == null, prev.val > v, curr == null, curr.val > v;
        while (curr != null) {
            Cell next = curr.next;
            if (curr.val > v) {
                if (prev != null) {
                    prev.next = next;
                }
                if (curr == l) {
                    l = next;
                }
                curr.next = newl;
                assert curr != prev;
                newl = curr;
            } else {
                prev = curr;
            }
            curr = next;
        }
        return newl;
    }

    static class Cell {
        int val;
        Cell next;
    }
}
