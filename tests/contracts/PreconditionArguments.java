// The precondition of a called method with good and with bad arguments.
class PreconditionArguments {

    //@ requires 0 <= percent && percent <= 100;
    //@ ensures 0 <= \result && \result <= 1000;
    //@ assignable \nothing;
    static int scale(int percent) {
        return percent * 10;
    }

    static int constant() {
        return scale(50);                      //~ proved[precondition]
    }

    static int given(int percent) {
        if (percent < 0) {
            percent = 0;
        }
        return scale(percent);                 //~ refuted[precondition]
    }

    static int clamped(int percent) {
        int low = percent < 0 ? 0 : percent;
        int scaled = scale(low > 100 ? 100 : low);
        assert scaled <= 1000;                 //~ proved[assertion]
        return scaled;
    }
}
//~ obligations: 6
