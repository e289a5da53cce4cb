// If both are the same, nothing is gained.
class ModelOfOtherWrong {
    private int amount;

    //@ public model int worth;
    //@ private represents worth = 3 * amount;

    //@ requires 0 < amount && amount <= 1000 && 0 <= other.amount && other.amount <= 1000;
    //@ ensures worth + other.worth == \old(worth + other.worth);
    //@ ensures other.worth == \old(other.worth) + 3;      //~ refuted[postcondition]
    //@ assignable amount, other.amount;
    void give(ModelOfOtherWrong other) {
        amount--;
        other.amount++;
    }
}
//~ obligations: 4
