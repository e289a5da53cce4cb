// A method that implements two interfaces keeps both contracts.
interface AtLeast {
    //@ requires 0 <= x && x <= 100;
    //@ ensures x <= \result;
    //@ assignable \nothing;
    int map(int x);
}

interface AtMost {
    //@ requires 0 <= x && x <= 100;
    //@ ensures \result <= x;
    //@ assignable \nothing;
    int map(int x);
}

class Same implements AtLeast, AtMost {
    public int map(int x) {
        return x;
    }
}

class InheritedFromTwo {
    static void use(Same same) {
        int mapped = same.map(42);
        assert mapped == 42;
    }
}
//~ obligations: 6
