// A sequence of objects; the objects change, the sequence does not.
class SequenceOfObjects {
    int weight;
    //@ ghost \seq parts = \seq_empty;

    //@ requires 0 <= part.weight && part.weight <= 100 && this != part;
    //@ ensures parts.length == \old(parts.length) + 1;
    //@ ensures (SequenceOfObjects) parts[parts.length - 1] == part;
    //@ assignable parts;
    void add(SequenceOfObjects part) {
        //@ set parts = \seq_concat(parts, \seq_singleton(part));
    }

    //@ requires parts == \seq_empty && this != part && 0 <= part.weight && part.weight <= 100;
    //@ assignable parts, part.weight;
    void use(SequenceOfObjects part) {
        add(part);
        part.weight = 9;
        //@ assert (SequenceOfObjects) parts[0] == part;
        //@ assert ((SequenceOfObjects) parts[0]).weight == 9;
    }
}
//~ obligations: 10
