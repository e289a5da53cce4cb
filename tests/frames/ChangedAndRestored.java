// Only the values at the end count: what is set back has not changed.
class ChangedAndRestored {
    int level;

    //@ requires 0 <= level && level < 100;
    //@ ensures \result == level + 1;          //~ proved[postcondition]
    //@ assignable \nothing;
    int peek() {                               //~ proved[frame]
        level = level + 1;
        int seen = level;
        level = level - 1;
        return seen;
    }

    // Set back on one path only.
    //@ requires 0 <= level && level < 100;
    //@ assignable \nothing;
    int peekUnless(boolean hurry) {            //~ refuted[frame]
        level = level + 1;
        if (hurry) {
            return level;
        }
        level = level - 1;
        return level;
    }
}
//~ obligations: 3
