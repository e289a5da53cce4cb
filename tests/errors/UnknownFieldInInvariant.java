// A class invariant with a misspelt field.
class UnknownFieldInInvariant {
    int size;
    //@ invariant 0 <= sise;                   //~ error[specification-error]
}
