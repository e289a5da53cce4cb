// A precondition knows no earlier state.
class OldInRequires {
    int count;

    //@ requires count == \old(count);         //~ error[specification-error]
    void clear() {
        count = 0;
    }
}
