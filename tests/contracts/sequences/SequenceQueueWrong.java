// `leave` does not move the second element up: then the first one waits again, and the invariant is broken.
class SequenceQueueWrong {
    private int first;
    private int second;
    private int size;
    //@ ghost \seq waiting = \seq_empty;

    //@ invariant 0 <= size && size <= 2 && waiting.length == size;
    //@ invariant 1 <= size ==> (int) waiting[0] == first;
    //@ invariant size == 2 ==> (int) waiting[1] == second;

    //@ requires 0 < waiting.length;
    //@ ensures \result == \old((int) waiting[0]);
    //@ ensures waiting == \old(\seq_sub(waiting, 1, waiting.length));
    //@ assignable first, size, waiting;
    int leave() {      //~ FIXME-unknown[class-invariant]
        int gone = first;
        size--;
        //@ set waiting = \seq_sub(waiting, 1, waiting.length);
        return gone;
    }
}
//~ obligations: 9
