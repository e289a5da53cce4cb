// The elements of an old array of the other object are not among its fields.
class FieldsOfOtherWrong {
    int x;
    int[] cells = new int[2];

    //@ requires 0 < other.cells.length;
    //@ assignable other.*;
    void set(FieldsOfOtherWrong other) {      //~ refuted[frame]
        other.cells[0] = 4;
    }
}
//~ obligations: 6
