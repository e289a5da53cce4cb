// expected: exit 1
/** The midpoint that was wrong in many libraries for years: `low + high` overflows. */
class Midpoint {

    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    static int wrong(int low, int high) {
        return (low + high) / 2;
    }

    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    static int right(int low, int high) {
        return low + (high - low) / 2;
    }
}
