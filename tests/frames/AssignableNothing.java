// `\nothing`: new objects and arrays may be filled, old ones may not.
class AssignableNothing {
    int size;
    /*@ nullable @*/ int[] cells;

    //@ requires 0 <= n;
    //@ ensures \result.size == n;             //~ proved[postcondition]
    //@ assignable \nothing;
    static AssignableNothing make(int n) {     //~ proved[frame]
        AssignableNothing made = new AssignableNothing();
        made.cells = new int[n];
        made.size = n;
        if (n > 0) {
            made.cells[0] = 1;
        }
        return made;
    }

    //@ assignable \nothing;
    static void touch(AssignableNothing old) {     //~ refuted[frame]
        AssignableNothing made = new AssignableNothing();
        if (old.size > 0) {
            made = old;
        }
        made.size = 0;
    }
}
//~ obligations: 12
