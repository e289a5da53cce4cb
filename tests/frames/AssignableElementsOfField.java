// A range of an array in a field, which other objects than arrays surround.
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
    void outside() {                           //~ refuted[frame]
        slots[4] = 0;
    }

    // Nothing lies between 3 and 1.
    //@ requires slots.length == 6;
    //@ assignable slots[3..1];
    void empty() {                             //~ refuted[frame]
        slots[2] = 0;
    }
}
//~ obligations: 12
