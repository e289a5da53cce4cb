// Clauses of contracts, of loops and of classes: each is honoured, so that a false claim is not proved.
class Clauses {
    int field;
    int other;

    // keyword: requires
    //@ requires x > 0;
    static int requires(int x) {
        return 1 / x;
    }

    static void callsRequires() {
        requires(0); //~ refuted[precondition]
    }

    // keyword: pre
    //@ pre x > 0;
    static int pre(int x) {
        return 1 / x;
    }

    static void callsPre() {
        pre(0); //~ refuted[precondition]
    }

    // keyword: requires_redundantly
    //@ requires_redundantly x > 0;
    static int requiresRedundantly(int x) {
        return 1 / x;
    }

    static void callsRequiresRedundantly() {
        requiresRedundantly(0); //~ refuted[precondition]
    }

    // keyword: ensures
    //@ ensures \result == 1; //~ refuted[postcondition]
    static int ensures() {
        return 2;
    }

    // keyword: post
    //@ post \result == 1; //~ refuted[postcondition]
    static int post() {
        return 2;
    }

    // keyword: assignable
    //@ assignable other;
    void assignable() { //~ refuted[frame]
        field = 1;
    }

    // keyword: modifies
    //@ modifies other;
    void modifies() { //~ refuted[frame]
        field = 1;
    }

    // keyword: modifiable
    //@ modifiable other;
    void modifiable() { //~ refuted[frame]
        field = 1;
    }

    // keyword: assigns
    //@ assigns other;
    void assigns() { //~ refuted[frame]
        field = 1;
    }

    // keyword: writes
    //@ writes other;
    void writes() { //~ refuted[frame]
        field = 1;
    }

    // keyword: accessible
    //@ accessible other; //~ refuted[dependency]
    //@ pure
    int accessible() {
        return field;
    }

    // keyword: reads
    //@ reads other; //~ refuted[dependency]
    //@ pure
    int reads() {
        return field;
    }

    // keyword: \measured_by
    //@ accessible other \measured_by 1; //~ refuted[dependency]
    //@ pure
    int accessibleWithMeasure() {
        return field;
    }

    // keyword: signals
    //@ signals (IllegalStateException e) field == 1; //~ refuted[postcondition]
    void signals() {
        field = 2;
        throw new IllegalStateException();
    }

    // keyword: exsures
    //@ exsures (IllegalStateException e) field == 1; //~ refuted[postcondition]
    void exsures() {
        field = 2;
        throw new IllegalStateException();
    }

    // keyword: signals_only
    //@ signals_only IllegalArgumentException; //~ refuted[postcondition]
    void signalsOnly() {
        throw new IllegalStateException();
    }

    // keyword: \nothing
    //@ signals_only \nothing; //~ refuted[postcondition]
    void signalsNothing() {
        throw new IllegalStateException();
    }

    // keyword: measured_by
    //@ measured_by x;
    static int measuredBy(int x) {
        return x > 0 ? measuredBy(x) : 0; //~ refuted[variant]
    }

    // keyword: decreases
    //@ decreases x;
    static int decreases(int x) {
        return x > 0 ? decreases(x) : 0; //~ refuted[variant]
    }

    // keyword: decreasing
    //@ decreasing x;
    static int decreasing(int x) {
        return x > 0 ? decreasing(x) : 0; //~ refuted[variant]
    }

    // keyword: diverges
    //@ diverges true;
    //@ ensures \result == 1; //~ refuted[postcondition]
    static int diverges() {
        return 2;
    }

    // keyword: requires_free
    //@ requires_free x > 0;
    //@ ensures \result == 1; //~ refuted[postcondition]
    static int requiresFree(int x) {
        return 2 / x;
    }

    // keyword: ensures_free
    //@ ensures_free \result > 1;
    //@ ensures \result == 1; //~ refuted[postcondition]
    static int ensuresFree() {
        return 2;
    }

    // keyword: breaks
    static void breaks(int x) {
        while (true) {
            //@ breaks () x > 0; //~ refuted[postcondition]
            {
                break;
            }
        }
    }

    // keyword: continues
    static void continues(int x) {
        for (int i = 0; i < 1; i++) {
            //@ continues () x > 0; //~ refuted[postcondition]
            {
                continue;
            }
        }
    }

    // keyword: returns
    static int returns(int x) {
        //@ returns \result > 0; //~ refuted[postcondition]
        {
            return x;
        }
    }

    // keyword: also
    //@ requires x > 0;
    //@ ensures \result > 0;
    //@ also
    //@ requires x < 0;
    //@ ensures \result > 0; //~ refuted[postcondition]
    static int also(int x) {
        return x;
    }

    // keyword: behavior behaviour
    //@ public behavior
    //@ ensures \result == 1; //~ refuted[postcondition]
    //@ also public behaviour
    //@ ensures \result == 3; //~ refuted[postcondition]
    static int behavior() {
        return 2;
    }

    // keyword: normal_behavior
    //@ public normal_behavior
    //@ ensures true;
    static void normalBehavior() { //~ refuted[postcondition]
        throw new IllegalStateException();
    }

    // keyword: normal_behaviour
    //@ public normal_behaviour
    //@ ensures true;
    static void normalBehaviour() { //~ refuted[postcondition]
        throw new IllegalStateException();
    }

    // keyword: exceptional_behavior
    //@ public exceptional_behavior
    //@ signals (Exception e) true;
    static void exceptionalBehavior() { //~ refuted[postcondition]
    }

    // keyword: exceptional_behaviour
    //@ public exceptional_behaviour
    //@ signals (Exception e) true;
    static void exceptionalBehaviour() { //~ refuted[postcondition]
    }

    // keyword: model_behavior model_behaviour
    /*@ model_behavior
      @ ensures \result > 0; //~ refuted[postcondition]
      @ also model_behaviour
      @ ensures \result > 1; //~ refuted[postcondition]
      @ model static int modelBehavior(int x) { return x; }
      @*/

    // keyword: break_behavior
    static void breakBehavior() {
        while (true) {
            //@ break_behavior
            //@ breaks () true;
            { //~ refuted[postcondition]
                return;
            }
        }
    }

    // keyword: break_behaviour
    static void breakBehaviour() {
        while (true) {
            //@ break_behaviour
            //@ breaks () true;
            { //~ refuted[postcondition]
                return;
            }
        }
    }

    // keyword: continue_behavior
    static void continueBehavior() {
        for (int i = 0; i < 1; i++) {
            //@ continue_behavior
            //@ continues () true;
            { //~ refuted[postcondition]
                break;
            }
        }
    }

    // keyword: continue_behaviour
    static void continueBehaviour() {
        for (int i = 0; i < 1; i++) {
            //@ continue_behaviour
            //@ continues () true;
            { //~ refuted[postcondition]
                break;
            }
        }
    }

    // keyword: return_behavior
    static void returnBehavior() {
        //@ return_behavior
        //@ returns true;
        { //~ refuted[postcondition]
        }
    }

    // keyword: return_behaviour
    static void returnBehaviour() {
        //@ return_behaviour
        //@ returns true;
        { //~ refuted[postcondition]
        }
    }

    // keyword: loop_invariant
    static void loopInvariant() {
        //@ loop_invariant i < 1; //~ refuted[invariant-preserved]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: maintaining
    static void maintaining() {
        //@ maintaining i < 1; //~ refuted[invariant-preserved]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: maintains
    static void maintains() {
        //@ maintains i < 1; //~ refuted[invariant-preserved]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: loop_decreases
    static void loopDecreases() {
        //@ loop_invariant true;
        //@ loop_decreases i; //~ refuted[variant]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: loop_variant
    static void loopVariant() {
        //@ loop_invariant true;
        //@ loop_variant i; //~ refuted[variant]
        for (int i = 0; i < 3; i++) {
        }
    }

    // keyword: loop_modifies
    void loopModifies() {
        //@ loop_invariant true;
        //@ loop_modifies other;
        for (int i = 0; i < 3; i++) { //~ refuted[frame]
            field = 1;
        }
    }

    // keyword: loop_assigns
    void loopAssigns() {
        //@ loop_invariant true;
        //@ loop_assigns other;
        for (int i = 0; i < 3; i++) { //~ refuted[frame]
            field = 1;
        }
    }

    // keyword: loop_writes
    void loopWrites() {
        //@ loop_invariant true;
        //@ loop_writes other;
        for (int i = 0; i < 3; i++) { //~ refuted[frame]
            field = 1;
        }
    }

    // keyword: loop_contract
    static void loopContract(int n) {
        int i = 0;
        /*@ loop_contract
          @ requires i <= 1; //~ refuted[invariant-preserved]
          @ ensures i >= 3;
          @ decreases 3 - i;
          @*/
        while (i < 3) {
            i++;
        }
    }

    // keyword: set
    static void set() {
        //@ ghost int g = 1;
        //@ set g = 2;
        //@ assert g == 1; //~ refuted[assertion]
    }

    // keyword: assert
    static void asserts(int x) {
        //@ assert x > 0; //~ refuted[assertion]
    }

    // keyword: assume
    static void assumes(int x) {
        //@ assume x > 0;
        //@ assert x > 0;
        //@ assert x > 1; //~ refuted[assertion]
    }

    // keyword: \by
    static void assertsBy(int x) {
        //@ assert x > 0 \by { auto; } //~ refuted[assertion]
    }

    // keyword: unreachable
    static void unreachable(int x) {
        if (x > 0) {
            //@ unreachable; //~ refuted[assertion]
        }
    }

    // keyword: invariant
    static class Invariant {
        int x;
        //@ invariant x >= 0;

        void set(int x) { //~ refuted[class-invariant]
            this.x = x;
        }
    }

    // keyword: class_invariant
    static class ClassInvariant {
        int x;
        //@ class_invariant x >= 0;

        void set(int x) { //~ refuted[class-invariant]
            this.x = x;
        }
    }

    // keyword: represents
    static class Represents {
        int x;
        //@ model int value;
        //@ represents value = x + 1;

        //@ ensures value == 1; //~ refuted[postcondition]
        void set() {
            x = 1;
        }
    }

    // keyword: constraint
    static class Constraint {
        int x;
        //@ constraint x >= \old(x);

        void set(int x) { //~ refuted[class-invariant]
            this.x = x;
        }
    }

    // keyword: initially
    static class Initially {
        int x;
        //@ initially x == 1;

        Initially() { //~ refuted[class-invariant]
            x = 2;
        }
    }
}
//~ obligations: 104
