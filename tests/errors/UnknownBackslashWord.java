// JML has no such word.
class UnknownBackslashWord {
    //@ ensures \return > 0;                   //~ error[specification-error]
    static int one() {
        return 1;
    }
}
