// A final field is assigned outside of the constructor.
class AssignmentToFinal {
    final int size = 3;

    void grow() {
        size = 4;                              //~ error[assignment-error]
    }
}
