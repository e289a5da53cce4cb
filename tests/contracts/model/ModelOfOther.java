// The model field of another object, which shares no state.
class ModelOfOther {
    private int amount;

    //@ public model int worth;
    //@ private represents worth = 3 * amount;

    //@ requires this != other && 0 < amount && amount <= 1000 && 0 <= other.amount && other.amount <= 1000;
    //@ ensures worth + other.worth == \old(worth + other.worth);
    //@ ensures other.worth == \old(other.worth) + 3;
    //@ assignable amount, other.amount;
    void give(ModelOfOther other) {
        amount--;
        other.amount++;
    }
}
//~ obligations: 4
