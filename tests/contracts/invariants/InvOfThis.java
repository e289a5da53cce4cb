// `\inv` is the invariant of `this`; a helper needs it only if it asks for it.
class InvOfThis {
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
        int rest = rest();
        assert rest == free;
        used += amount;
        free -= amount;
    }
}
//~ obligations: 7
