// For value = 0 a shared object is returned, which is not new.
class FreshResultWrong {
    int value;
    static final FreshResultWrong ZERO = new FreshResultWrong();

    //@ ensures \fresh(\result);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static FreshResultWrong make(int value) {
        if (value == 0) {
            return ZERO;
        }
        FreshResultWrong made = new FreshResultWrong();
        made.value = value;
        return made;
    }
}
//~ obligations: 4
