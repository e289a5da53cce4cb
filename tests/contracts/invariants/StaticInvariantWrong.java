// At the limit the counter goes beyond it.
class StaticInvariantWrong {
    private static int open = 0;

    //@ static invariant 0 <= open && open <= 10;

    //@ requires true;
    //@ assignable open;
    static void open() {      //~ refuted[class-invariant]
        open++;
    }

    //@ requires true;
    //@ assignable open;
    static void reset() {
        open = 0;
    }
}
//~ obligations: 5
