// `o.\inv` is `\invariant_for(o)`.
class InvOfOther {
    private int low;
    private int high;
    private /*@ nullable @*/ InvOfOther next;

    //@ invariant low <= high;

    //@ requires next != null && next.\inv && 0 <= low && high <= 1000 && 0 <= next.low && next.high <= 1000;
    //@ ensures 0 <= \result;
    //@ assignable \nothing;
    int width() {
        return high - low + next.high - next.low;
    }
}
//~ obligations: 5
