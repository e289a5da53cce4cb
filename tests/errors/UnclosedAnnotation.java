// The comment never ends.
class UnclosedAnnotation {
    int x;

    /*@ ensures x == 0;                        //~ error[specification-error]
    void clear() {
        x = 0;
    }
}
