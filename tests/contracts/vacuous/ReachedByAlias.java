// The branch is reached if both are the same object.
class ReachedByAlias {
    int value;

    //@ requires a.value == 1;
    //@ ensures \result == (a == b ? 2 : 1);
    //@ assignable b.value;
    static int count(ReachedByAlias a, ReachedByAlias b) {
        b.value = 2;
        if (a.value == 2) {
            return 2;
        }
        return 1;
    }
}
//~ obligations: 4
