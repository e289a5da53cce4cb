// Paths along a field.
final class Cell {
    /*@ nullable @*/ Cell next;
    int value;
}

class Reach {
    //@ requires \reach(from.next, from, to, 2);
    //@ ensures from.next != null && from.next.next == to && to != null;
    //@ assignable \nothing;
    static void two(Cell from, Cell to) {
    }

    //@ ensures \reach(from.next, from, from, 0);
    //@ assignable \nothing;
    static void itself(Cell from) {
    }

    // Which object stands before the field does not matter.
    //@ requires \reach(other.next, from, to, n);
    //@ ensures \reach(from.next, from, to, n) && n >= 0;
    //@ assignable \nothing;
    static void place(Cell from, Cell to, Cell other, int n) {
    }

    // A path ends where it ends.
    //@ requires \reach(from.next, from, last, n) && last.next == null;
    //@ requires \reach(from.next, from, cell, k);
    //@ ensures k <= n;
    //@ assignable \nothing;
    static void end(Cell from, Cell last, Cell cell, int n, int k) {
    }

    //@ requires 0 <= n && \reach(from.next, from, last, n);
    //@ ensures \reach(from.next, from, \result, n);
    //@ ensures \result == last;
    //@ assignable \nothing;
    static Cell walk(Cell from, Cell last, int n) {
        Cell cell = from;
        //@ loop_invariant 0 <= i && i <= n && \reach(from.next, from, cell, i);
        //@ assignable \nothing;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            cell = cell.next;
        }
        return cell;
    }

    // A value changes, and no path does.
    //@ requires \reach(from.next, from, to, n);
    //@ ensures \reach(from.next, from, to, n);
    //@ assignable to.value;
    static void value(Cell from, Cell to, int n) {
        to.value = 7;
    }

    // One more cell at the end.
    //@ requires \reach(from.next, from, last, n) && last.next == null;
    //@ ensures \reach(from.next, from, last, n);
    //@ ensures \reach(from.next, from, \result, n + 1);
    //@ assignable last.next;
    static Cell append(Cell from, Cell last, int n) {
        Cell cell = new Cell();
        last.next = cell;
        return cell;
    }

    // One more cell at the beginning.
    //@ requires \reach(from.next, from, last, n);
    //@ ensures \reach(from.next, \result, last, n + 1);
    //@ assignable \nothing;
    static Cell prepend(Cell from, Cell last, int n) {
        Cell cell = new Cell();
        cell.next = from;
        return cell;
    }

    //@ requires \reach(from.next, from, to, 3);
    //@ ensures \reach(from.next, from, to);
    //@ ensures \subset(\singleton(to.value), \reachLocs(from.next, from));
    //@ ensures \subset(\singleton(from.next.value), \reachLocs(from.next, from, 1));
    //@ assignable \nothing;
    static void some(Cell from, Cell to) {
    }
}
//~ obligations: 34
