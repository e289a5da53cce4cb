// A postcondition must be true or false.
class NonBooleanEnsures {
    //@ ensures \result + 1;                   //~ error[specification-error]
    static int one() {
        return 1;
    }
}
