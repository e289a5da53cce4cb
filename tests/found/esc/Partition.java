/**
 * Flanagan and Qadeer, figure 5: all cells with a value greater than v are moved from a linked list to a new
 * one. Property: the moved cell is never the previous one, and both lists contain only what belongs there.
 */
class Partition {
    static Cell partition(Cell l, int v) {
        Cell curr = l;
        Cell prev = null;
        Cell newl = null;
        Cell nextCurr;
        while (curr != null) {
            nextCurr = curr.next;
            if (curr.val > v) {
                if (prev != null) {
                    prev.next = nextCurr;
                }
                if (curr == l) {
                    l = nextCurr;
                }
                curr.next = newl;
                assert curr != prev; // holds
                newl = curr;
            } else {
                prev = curr;
            }
            curr = nextCurr;
        }
        for (Cell cell = newl; cell != null; cell = cell.next) {
            assert cell.val > v; // holds
        }
        for (Cell cell = l; cell != null; cell = cell.next) {
            assert cell.val <= v; // holds
        }
        return newl;
    }

    /** Wrong: cells with the value v are moved, too. */
    static Cell partitionWrong1(Cell l, int v) {
        Cell curr = l;
        Cell prev = null;
        Cell newl = null;
        Cell nextCurr;
        while (curr != null) {
            nextCurr = curr.next;
            if (curr.val >= v) {
                if (prev != null) {
                    prev.next = nextCurr;
                }
                if (curr == l) {
                    l = nextCurr;
                }
                curr.next = newl;
                assert curr != prev; // holds
                newl = curr;
            } else {
                prev = curr;
            }
            curr = nextCurr;
        }
        for (Cell cell = newl; cell != null; cell = cell.next) {
            assert cell.val > v; // wrong
        }
        for (Cell cell = l; cell != null; cell = cell.next) {
            assert cell.val <= v; // holds
        }
        return newl;
    }

    /** Wrong: the head of the list is not changed when it is moved. */
    static Cell partitionWrong2(Cell l, int v) {
        Cell curr = l;
        Cell prev = null;
        Cell newl = null;
        Cell nextCurr;
        while (curr != null) {
            nextCurr = curr.next;
            if (curr.val > v) {
                if (prev != null) {
                    prev.next = nextCurr;
                }
                curr.next = newl;
                assert curr != prev; // holds
                newl = curr;
            } else {
                prev = curr;
            }
            curr = nextCurr;
        }
        for (Cell cell = newl; cell != null; cell = cell.next) {
            assert cell.val > v; // holds
        }
        for (Cell cell = l; cell != null; cell = cell.next) {
            assert cell.val <= v; // wrong
        }
        return newl;
    }

    /** Wrong: the assertion compares the lists, which both begin as null. */
    static Cell partitionWrong3(Cell l, int v) {
        Cell curr = l;
        Cell prev = null;
        Cell newl = null;
        Cell nextCurr;
        while (curr != null) {
            nextCurr = curr.next;
            if (curr.val > v) {
                if (prev != null) {
                    prev.next = nextCurr;
                }
                if (curr == l) {
                    l = nextCurr;
                }
                curr.next = newl;
                assert newl != prev; // wrong
                newl = curr;
            } else {
                prev = curr;
            }
            curr = nextCurr;
        }
        for (Cell cell = newl; cell != null; cell = cell.next) {
            assert cell.val > v; // holds
        }
        for (Cell cell = l; cell != null; cell = cell.next) {
            assert cell.val <= v; // holds
        }
        return newl;
    }

    static class Cell {
        int val;
        Cell next;
    }
}
