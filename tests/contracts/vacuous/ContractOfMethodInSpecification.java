// A contract that no value meets is not kept, and whoever mentions the method in a precondition proves from a contradiction.
class ContractOfMethodInSpecification {

    //@ ensures \result == 1 && \result == 2;      //~ refuted[postcondition]
    /*@ pure @*/ static int never(int value) {
        int found = 0;
        //@ loop_invariant 0 <= i && i <= 1 && found == i;
        //@ decreases 1 - i;
        for (int i = 0; i < 1; i++) {
            found++;
        }
        return found;
    }

    //@ requires never(3) == 1;      //~ unknown[vacuous]
    //@ ensures false;
    //@ assignable \nothing;
    static void client() {
    }
}
//~ obligations: 9
