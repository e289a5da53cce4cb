// A note counts ten, not one: changing ten coins keeps the total, but here only nine are taken.
class ModelTotalWrong {
    private int coins;
    private int notes;

    //@ public model int total;
    //@ private represents total = coins + 10 * notes;

    //@ requires 10 <= coins && 0 <= notes && notes <= 1000;
    //@ ensures notes == \old(notes) + 1;
    //@ ensures total == \old(total);      //~ refuted[postcondition]
    //@ assignable coins, notes;
    void change() {
        coins -= 9;
        notes += 1;
    }
}
//~ obligations: 3
