// `\seq_sub(s, low, high)` starts with `low` and ends before `high`.
class SequenceSub {

    //@ requires true;
    static void parts(int x, int y, int z) {
        //@ ghost \seq all = \seq_concat(\seq_concat(\seq_singleton(x), \seq_singleton(y)), \seq_singleton(z));
        //@ ghost \seq middle = \seq_sub(all, 1, 2);
        //@ assert middle.length == 1 && (int) middle[0] == y;
        //@ assert \seq_sub(all, 0, 3) == all;
        //@ assert \seq_sub(all, 2, 2) == \seq_empty;
        //@ assert \seq_concat(\seq_sub(all, 0, 1), \seq_sub(all, 1, 3)) == all;
    }
}
//~ obligations: 4
