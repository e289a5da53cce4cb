// A void method has no result.
class ResultOfVoid {
    int count;

    //@ ensures \result == 0;                  //~ error[specification-error]
    void clear() {
        count = 0;
    }
}
