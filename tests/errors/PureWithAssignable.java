// A pure method has nothing that is assignable.
class PureWithAssignable {
    int count;

    //@ assignable count;                      //~ error[specification-error]
    /*@ pure @*/ int count() {
        return count;
    }
}
