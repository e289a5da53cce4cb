// A class with a ghost sequence does not keep failures of methods that have nothing to do with it from being executed.
class GhostSequenceElsewhere {
    //@ ghost \seq list;
}

class NothingToDoWithSequences {

    //@ requires a.length > 0;
    //@ ensures \result == a[0]; //~ refuted[postcondition]
    //@ assignable \nothing;
    static int last(int[] a) {
        return a[a.length - 1];
    }
}
