// The contract of a constructor, and what `new` knows by it.
class ConstructorContract {
    int width;
    int height;

    //@ requires 0 < width && 0 < height;
    //@ ensures this.width == width && this.height == height;   //~ proved[postcondition]
    //@ assignable \nothing;
    ConstructorContract(int width, int height) {
        this.width = width;
        this.height = height;
    }

    //@ ensures this.width == side && this.height == side;      //~ refuted[postcondition]
    //@ assignable \nothing;
    ConstructorContract(int side) {
        width = side;
        height = height + width / 2;
    }

    static void use(int size) {
        ConstructorContract box = new ConstructorContract(3, 4);    //~ proved[precondition]
        assert box.width + box.height == 7;                         //~ proved[assertion]
        new ConstructorContract(size, 1);                           //~ refuted[precondition]
    }
}
//~ obligations: 9
