// The contract passes through a class that does not mention the method.
abstract class Base {
    int value;

    //@ requires 0 <= by && by <= 10 && 0 <= value && value <= 100;
    //@ ensures value >= \old(value);
    //@ assignable value;
    abstract void grow(int by);
}

abstract class Middle extends Base {
}

class Leaf extends Middle {
    void grow(int by) {
        value += by;
    }
}

class InheritedThroughMiddle {
    //@ requires 0 <= base.value && base.value <= 100;
    static void use(Base base) {
        int before = base.value;
        base.grow(3);
        assert base.value >= before;
    }
}
//~ obligations: 7
