// `other.*` are the fields of the other object, not the elements of its arrays.
class FieldsOfOther {
    int x;
    int[] cells = new int[2];

    //@ ensures other.x == 1;
    //@ assignable other.*;
    void set(FieldsOfOther other) {
        other.x = 1;
        other.cells = new int[3];
        other.cells[0] = 4;
    }

    //@ requires this != other;
    void use(FieldsOfOther other) {
        x = 9;
        set(other);
        assert x == 9 && other.x == 1;
    }
}
//~ obligations: 15
