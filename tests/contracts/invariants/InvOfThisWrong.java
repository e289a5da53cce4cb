// The helper that asks for the invariant is called while it is broken: for amount = 1.
class InvOfThisWrong {
    private int used;
    private int free = 100;

    //@ invariant 0 <= used && 0 <= free && used + free == 100;

    //@ requires \inv;
    //@ ensures \result == 100 - used;
    //@ assignable \nothing;
    private /*@ helper @*/ int rest() {
        return free;
    }

    //@ requires 0 <= amount && amount <= free;
    //@ assignable used, free;
    void use(int amount) {
        used += amount;
        int rest = rest();      //~ refuted[precondition]
        free = 100 - used;
    }
}
//~ obligations: 6
