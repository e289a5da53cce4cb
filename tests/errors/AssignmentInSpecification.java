// An assignment where a comparison was meant.
class AssignmentInSpecification {
    int count;

    //@ ensures count = 0;                     //~ error[specification-error]
    void clear() {
        count = 0;
    }
}
