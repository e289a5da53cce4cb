// A model field is computed from the fields that represent it.
class ModelTotal {
    private int coins;
    private int notes;

    //@ public model int total;
    //@ private represents total = coins + 10 * notes;

    //@ requires 0 <= coins && coins <= 1000;
    //@ ensures total == \old(total) + 1;
    //@ assignable coins;
    void addCoin() {
        coins++;
    }

    //@ requires 10 <= coins && 0 <= notes && notes <= 1000;
    //@ ensures total == \old(total);
    //@ assignable coins, notes;
    void change() {
        coins -= 10;
        notes += 1;
    }
}
//~ obligations: 4
