// One of two classes breaks the contract of the interface: it returns bound + 1.
interface Die {
    //@ requires 1 <= sides && sides <= 1000;
    //@ ensures 1 <= \result && \result <= sides;      //~ refuted[postcondition]
    //@ assignable \nothing;
    int roll(int sides);
}

class FairDie implements Die {
    public int roll(int sides) {
        return sides;
    }
}

class LuckyDie implements Die {
    public int roll(int sides) {
        return sides + 1;
    }
}
//~ obligations: 4
