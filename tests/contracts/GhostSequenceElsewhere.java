// A class with a ghost sequence does not keep failures of methods that have nothing to do with it from being executed.
class GhostSequenceElsewhere {
    //@ ghost \seq list;

    //@ ensures list == \old(list); //~ proved[postcondition]
    void leave() {
    }
}

class NothingToDoWithSequences {

    //@ requires a.length > 2;
    //@ ensures true;
    //@ assignable \nothing;
    static int search(int[] a, int wanted) {
        int low = 0;
        int high = a.length - 1;
        //@ loop_invariant 0 <= low && low < high && high < a.length; //~ refuted[invariant-preserved]
        //@ decreases high - low; //~ proved[variant]
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (a[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
//~ obligations: 10
