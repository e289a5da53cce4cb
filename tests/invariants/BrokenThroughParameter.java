// The invariants of parameters of the same class must be kept as well.
class BrokenThroughParameter {
    private int coins;
    //@ invariant coins >= 0;

    //@ requires 0 <= amount && amount <= coins;
    //@ requires other.coins + amount <= 2147483647;
    void give(BrokenThroughParameter other, int amount) {      //~ proved[class-invariant]
        coins -= amount;
        other.coins += amount;
    }

    //@ requires 0 <= amount && coins <= 1000 && amount <= 1000;
    void take(BrokenThroughParameter other, int amount) {      //~ refuted[class-invariant]
        coins += amount;
        other.coins -= amount;
    }
}
//~ obligations: 5
