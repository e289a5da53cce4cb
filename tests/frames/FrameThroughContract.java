// A call by contract may change what its `assignable` names.
class FrameThroughContract {
    int x;
    int y;

    //@ assignable x, y;
    void both() {                              //~ proved[frame]
        x++;
        y++;
    }

    //@ assignable x, y;
    void modest() {                            //~ proved[frame]
        x++;
    }

    //@ requires true;
    void unframed() {
        x++;
    }

    //@ assignable x;
    void callBoth() {                          //~ refuted[frame]
        both();
    }

    // It changes only x, but its contract does not say so.
    //@ assignable x;
    void callModest() {                        //~ unknown[frame]
        modest();
    }

    // A contract without `assignable` promises nothing.
    //@ assignable x;
    void callUnframed() {                      //~ unknown[frame]
        unframed();
    }
}
//~ obligations: 6
