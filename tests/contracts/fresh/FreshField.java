// A field holds a new array after the method.
class FreshField {
    int[] cells = new int[1];

    //@ requires 0 <= size;
    //@ ensures \fresh(cells) && cells.length == size;
    //@ assignable cells;
    void resize(int size) {
        cells = new int[size];
    }

    void use(int[] other) {
        resize(2);
        assert cells != other;
    }
}
//~ obligations: 9
