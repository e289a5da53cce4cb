// The method keeps the contract of the first interface and breaks that of the second one.
interface Rising {
    //@ requires 0 <= x && x <= 100;
    //@ ensures x <= \result;
    //@ assignable \nothing;
    int step(int x);
}

interface Bounded {
    //@ requires 0 <= x && x <= 100;
    //@ ensures \result <= 100;      //~ refuted[postcondition]
    //@ assignable \nothing;
    int step(int x);
}

class Climber implements Rising, Bounded {
    public int step(int x) {
        return x + 1;
    }
}
//~ obligations: 3
