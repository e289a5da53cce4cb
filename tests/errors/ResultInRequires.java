// There is no result before the call.
class ResultInRequires {
    //@ requires \result > 0;                  //~ error[specification-error]
    static int one() {
        return 1;
    }
}
