// An alias: the array that is written may be another one than the one that is named.
class FrameThroughAlias {
    int[] data = new int[4];

    //@ requires data.length > 0;
    //@ assignable data[*];
    void direct() {                            //~ proved[frame]
        int[] alias = data;
        alias[0] = 1;
    }

    //@ requires other.data.length > 0;
    //@ assignable data[*];
    void indirect(FrameThroughAlias other) {   //~ refuted[frame]
        int[] alias = other.data;
        alias[0] = 1;
    }

    //@ requires other.data == data && data.length > 0;
    //@ assignable data[*];
    void shared(FrameThroughAlias other) {     //~ proved[frame]
        other.data[0] = 1;
    }
}
//~ obligations: 13
