// `\strictly_nothing`: no location changes and no object is created.
class StrictlyNothing {
    int[] values = new int[3];

    //@ requires 0 <= i && i < values.length;
    //@ ensures \result == values[i];
    //@ assignable \strictly_nothing;
    int get(int i) {
        return values[i];
    }

    //@ requires 0 < values.length;
    void use() {
        values[0] = 8;
        int first = get(0);
        assert first == 8 && values[0] == 8;
    }
}
//~ obligations: 14
