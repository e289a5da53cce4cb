// A subclass adds an invariant, and an override keeps both.
class Tank {
    int level;
    //@ invariant 0 <= level;

    //@ requires 0 <= amount && amount <= 10 && level <= 80;
    //@ ensures level >= \old(level);
    //@ assignable level;
    void fill(int amount) {
        level += amount;
    }
}

class InvariantOfSubclass extends Tank {
    //@ invariant level <= 90;

    void fill(int amount) {
        level += amount;
    }
}
//~ obligations: 10
