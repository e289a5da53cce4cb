// `\map` is not understood: a method whose contract has a value of it is skipped.
class MapInSpecification {
    int size;
    //@ ghost \map known;

    //@ ensures known == \old(known); //~ skipped[not-supported]
    void grow() {
        size = size + 1;
    }
}

class MapInSpecificationOther {
    int size;

    //@ ensures size == \old(size) + 1; //~ refuted[postcondition]
    void grow() {
        size = size + 1;
    }
}
//~ obligations: 2
