// Lengths and elements of sequences.
class SequenceBasics {

    //@ requires true;
    static void basics(int x, int y) {
        //@ ghost \seq none = \seq_empty;
        //@ ghost \seq one = \seq_singleton(x);
        //@ ghost \seq two = \seq_concat(one, \seq_singleton(y));
        //@ assert none.length == 0 && one.length == 1 && two.length == 2;
        //@ assert (int) one[0] == x && (int) two[0] == x && (int) two[1] == y;
        //@ assert \seq_concat(none, two) == two && \seq_concat(two, none) == two;
    }
}
//~ obligations: 3
