// A contract may stand in several comments, before the modifiers or between them.
class ContractPlacement {

    //@ requires 0 <= x;
    /*@ requires x <= 10; @*/
    //@ ensures \result <= 20;                 //~ proved[postcondition]
    public static int before(int x) {
        return 2 * x;
    }

    public
    //@ requires 0 <= x && x <= 10;
    //@ ensures \result <= 20;                 //~ proved[postcondition]
    static int between(int x) {
        return 2 * x;
    }

    //@ requires 0 <= x;
    public static
    /*@ requires x <= 10;
        ensures \result < 20;                  //~ refuted[postcondition]
    */
    int both(int x) {
        return 2 * x;
    }
}
//~ obligations: 3
