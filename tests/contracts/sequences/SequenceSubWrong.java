// The element `high` is not part of it.
class SequenceSubWrong {

    //@ requires true;
    static void parts(int x, int y, int z) {
        //@ ghost \seq all = \seq_concat(\seq_concat(\seq_singleton(x), \seq_singleton(y)), \seq_singleton(z));
        //@ ghost \seq front = \seq_sub(all, 0, 2);
        //@ assert (int) front[1] == y;
        //@ assert front.length == 3;      //~ FIXME-unknown[assertion]
    }
}
//~ obligations: 2
