// A model sequence of the used part of an array.
class SequenceModel {
    private int[] cells = new int[10];
    private int used;

    //@ private invariant cells.length == 10 && 0 <= used && used <= 10;
    //@ public model \seq content;
    //@ private represents content = (\seq_def int i; 0; used; cells[i]);

    //@ requires content.length < 10;
    //@ ensures content == \seq_concat(\old(content), \seq_singleton(x));
    //@ assignable used, cells[*];
    void add(int x) {
        cells[used] = x;
        used++;
    }

    //@ ensures content == \seq_empty;
    //@ assignable used;
    void clear() {
        used = 0;
    }
}
//~ obligations: 11
