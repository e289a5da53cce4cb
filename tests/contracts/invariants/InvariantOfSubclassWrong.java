// The override breaks the invariant that the subclass adds: level = 80 and amount = 10 give 100.
class Barrel {
    int level;
    //@ invariant 0 <= level;

    //@ requires 0 <= amount && amount <= 10 && level <= 80;
    //@ ensures level >= \old(level);
    //@ assignable level;
    void fill(int amount) {
        level += amount;
    }
}

class InvariantOfSubclassWrong extends Barrel {
    //@ invariant level <= 90;

    void fill(int amount) {      //~ refuted[class-invariant]
        level += 2 * amount;
    }
}
//~ obligations: 10
