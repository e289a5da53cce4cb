// A static invariant holds before and after each method of the class.
class StaticInvariant {
    private static int open = 0;
    private static int limit = 10;

    //@ static invariant 0 <= open && open <= limit && limit == 10;

    //@ ensures \result == (\old(open) < 10);
    //@ assignable open;
    static boolean open() {
        if (open < limit) {
            open++;
            return true;
        }
        return false;
    }

    //@ requires true;
    //@ assignable open;
    static void reset() {
        open = 0;
    }
}
//~ obligations: 6
