// A range of an array in a field. Refuting fails while objects other than arrays are around: the quantified index of
// the frame then has no finite bounds.
class AssignableElementsOfField {
    int[] slots = new int[6];

    //@ requires slots.length == 6;
    //@ assignable slots[1..3];
    void inside() {                            //~ proved[frame]
        slots[1] = 0;
        slots[3] = 0;
    }

    //@ requires slots.length == 6;
    //@ assignable slots[1..3];
    void outside() {                           //~ FIXME-unknown[frame]
        slots[4] = 0;
    }

    // Nothing lies between 3 and 1.
    //@ requires slots.length == 6;
    //@ assignable slots[3..1];
    void empty() {                             //~ FIXME-unknown[frame]
        slots[2] = 0;
    }
}
