// The object in the sequence is the object itself, not a copy of it.
class SequenceOfObjectsWrong {
    int weight;
    //@ ghost \seq parts = \seq_empty;

    //@ requires part.weight == 1;
    //@ assignable parts, part.weight;
    void use(SequenceOfObjectsWrong part) {
        //@ set parts = \seq_singleton(part);
        part.weight = 9;
        //@ assert ((SequenceOfObjectsWrong) parts[0]).weight == 1;      //~ FIXME-unknown[assertion]
    }
}
//~ obligations: 4
