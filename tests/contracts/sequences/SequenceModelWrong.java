// The element is written to the first cell: with one element 5 before, add(6) gives 6, 0.
class SequenceModelWrong {
    private int[] cells = new int[10];
    private int used;

    //@ private invariant cells.length == 10 && 0 <= used && used <= 10;
    //@ public model \seq content;
    //@ private represents content = (\seq_def int i; 0; used; cells[i]);

    //@ requires content.length < 10;
    //@ ensures content.length == \old(content.length) + 1;
    //@ ensures content == \seq_concat(\old(content), \seq_singleton(x));      //~ FIXME-unknown[postcondition]
    //@ assignable used, cells[*];
    void add(int x) {
        cells[0] = x;
        used++;
    }
}
//~ obligations: 9
