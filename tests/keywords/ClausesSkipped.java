// Clauses that are not understood: what they stand at is skipped.
class ClausesSkipped {
    int field;
    int other;

    // keyword: when
    //@ when field > 0; //~ skipped[not-supported]
    void when() {
    }

    // keyword: determines
    //@ determines \result \by field; //~ skipped[not-supported]
    int determines() {
        return field;
    }

    // keyword: separates
    //@ separates \result; //~ skipped[not-supported]
    int separates() {
        return field;
    }

    // keyword: determines loop_determines
    void loopDetermines() {
        //@ loop_invariant true;
        //@ loop_determines field; //~ skipped[not-supported]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: separates loop_separates
    void loopSeparates() {
        //@ loop_invariant true;
        //@ loop_separates field; //~ skipped[not-supported]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: forall
    //@ forall int y; //~ skipped[not-supported]
    //@ requires y > x;
    static void forall(int x) {
    }

    // keyword: old
    //@ old int y = field; //~ skipped[not-supported]
    //@ ensures field == y;
    void old() {
    }

    // keyword: assignable_free
    //@ assignable_free field; //~ skipped[not-supported]
    void assignableFree() {
        other = 1;
    }

    // keyword: recommends
    //@ recommends field > 0; //~ skipped[not-supported]
    void recommends() {
    }

    // keyword: working_space
    //@ working_space 5; //~ skipped[not-supported]
    void workingSpace() {
    }

    // keyword: duration
    //@ duration 5; //~ skipped[not-supported]
    void duration() {
    }

    // keyword: captures
    //@ captures field; //~ skipped[not-supported]
    void captures() {
    }

    // keyword: callable
    //@ callable captures(); //~ skipped[not-supported]
    void callable() {
    }

    // keyword: diverges
    //@ diverges field > 0; //~ skipped[not-supported]
    void diverges() {
    }

    // keyword: assignable
    //@ assignable field;
    //@ assignable_redundantly other; //~ skipped[not-supported]
    void assignableRedundantly() {
        other = 1;
    }

    // keyword: implies_that
    //@ ensures true;
    //@ implies_that //~ skipped[not-supported]
    //@ ensures field == 1;
    void impliesThat() {
    }

    // keyword: for_example
    //@ ensures true;
    //@ for_example //~ skipped[not-supported]
    //@ ensures field == 1;
    void forExample() {
    }

    // keyword: for_example example
    //@ ensures true;
    //@ for_example public example //~ skipped[not-supported]
    //@ ensures field == 1;
    void example() {
    }

    // keyword: for_example normal_example
    //@ ensures true;
    //@ for_example public normal_example //~ skipped[not-supported]
    //@ ensures field == 1;
    void normalExample() {
    }

    // keyword: for_example exceptional_example
    //@ ensures true;
    //@ for_example public exceptional_example //~ skipped[not-supported]
    //@ signals (Exception e) field == 1;
    void exceptionalExample() {
    }

    // keyword: feasible_behavior feasible_behaviour
    //@ feasible_behavior //~ skipped[not-supported]
    //@ ensures field == 1;
    void feasibleBehavior() {
    }

    //@ feasible_behaviour //~ skipped[not-supported]
    //@ ensures field == 1;
    void feasibleBehaviour() {
    }

    // keyword: debug
    void debug() {
        //@ debug field; //~ skipped[not-supported]
    }

    // keyword: hence_by
    void henceBy() {
        //@ hence_by field > 0; //~ skipped[not-supported]
    }

    // keyword: havoc
    void havoc() {
        //@ havoc field; //~ skipped[not-supported]
    }

    // keyword: measured_by
    void measuredBy() {
        //@ measured_by field; //~ skipped[not-supported]
        {
            other = 1;
        }
    }

    // keyword: accessible
    void accessible() {
        //@ accessible field; //~ skipped[not-supported]
        {
            other = 1;
        }
    }

    // keyword: axiom
    static class Axiom {
        int x;
        //@ axiom 1 == 2; //~ skipped[not-supported]

        //@ ensures x == 1; //~ refuted[postcondition]
        void set() {
        }
    }

    // keyword: in
    static class In {
        //@ model Object group;
        int x; //@ in group; //~ skipped[not-supported]
    }

    // keyword: maps \into
    static class Maps {
        //@ model Object group;
        int[] x = new int[1]; //@ maps x[*] \into group; //~ skipped[not-supported]
    }

    // keyword: readable
    static class Readable {
        boolean ready;
        int x;
        //@ readable x if ready; //~ skipped[not-supported]
    }

    // keyword: writable
    static class Writable {
        boolean ready;
        int x;
        //@ writable x if ready; //~ skipped[not-supported]
    }

    // keyword: monitors_for
    static class MonitorsFor {
        Object lock = new Object();
        int x;
        //@ monitors_for x = lock; //~ skipped[not-supported]
    }

    // keyword: static_initializer
    static class StaticInitializer {
        static int x;
        //@ ensures x == 1;
        //@ static_initializer //~ skipped[not-supported]
        static {
            x = 2;
        }
    }

    // keyword: initializer
    static class Initializer {
        int x;
        //@ ensures x == 1;
        //@ initializer //~ skipped[not-supported]
        {
            x = 2;
        }
    }

    // keyword: invariant_redundantly
    static class InvariantRedundantly {
        int x;
        //@ invariant_redundantly x > 0; //~ skipped[not-supported]
    }

    // keyword: invariant_free
    static class InvariantFree {
        int x;
        //@ invariant_free x > 0; //~ skipped[not-supported]
    }

    // keyword: constraint_redundantly
    static class ConstraintRedundantly {
        int x;
        //@ constraint_redundantly x > 0; //~ skipped[not-supported]
    }

    // keyword: represents_redundantly
    static class RepresentsRedundantly {
        int x;
        //@ model int value;
        //@ represents_redundantly value = x; //~ skipped[not-supported]
    }

    // keyword: \such_that
    static class SuchThat {
        int x;
        //@ model int value;
        //@ represents value \such_that value > x; //~ skipped[not-supported]

        //@ ensures value > x;
        void of() {
        }
    }

    // keyword: lemma
    static class Lemma {
        //@ lemma void l(int x) { } //~ skipped[not-supported]
    }
}
//~ obligations: 44
