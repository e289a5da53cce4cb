// `\seq_def` builds a sequence from an expression.
class SequenceDefinition {

    //@ requires 2 <= a.length;
    //@ ensures (\seq_def int i; 0; a.length; a[i]) == \old((\seq_def int i; 0; a.length; a[i]));
    //@ assignable a[*];
    static void swapTwice(int[] a) {
        int kept = a[0];
        a[0] = a[1];
        a[1] = kept;
        kept = a[0];
        a[0] = a[1];
        a[1] = kept;
    }

    //@ requires true;
    static void squares() {
        //@ ghost \seq squares = (\seq_def int i; 1; 4; i * i);
        //@ assert squares.length == 3;
        //@ assert (int) squares[0] == 1 && (int) squares[2] == 9;
    }
}
//~ obligations: 20
