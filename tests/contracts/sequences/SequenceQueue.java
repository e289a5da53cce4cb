// A client of a queue knows by its sequence what comes out.
class SequenceQueue {
    private int first;
    private int second;
    private int size;
    //@ ghost \seq waiting = \seq_empty;

    //@ invariant 0 <= size && size <= 2 && waiting.length == size;
    //@ invariant 1 <= size ==> (int) waiting[0] == first;
    //@ invariant size == 2 ==> (int) waiting[1] == second;

    //@ requires waiting.length < 2;
    //@ ensures waiting == \seq_concat(\old(waiting), \seq_singleton(x));
    //@ assignable first, second, size, waiting;
    void enter(int x) {
        if (size == 0) {
            first = x;
        } else {
            second = x;
        }
        size++;
        //@ set waiting = \seq_concat(waiting, \seq_singleton(x));
    }

    //@ requires 0 < waiting.length;
    //@ ensures \result == \old((int) waiting[0]);
    //@ ensures waiting == \old(\seq_sub(waiting, 1, waiting.length));
    //@ assignable first, size, waiting;
    int leave() {
        int gone = first;
        first = second;
        size--;
        //@ set waiting = \seq_sub(waiting, 1, waiting.length);
        return gone;
    }

    //@ requires queue.waiting == \seq_empty;
    static void use(SequenceQueue queue) {
        queue.enter(7);
        queue.enter(8);
        int gone = queue.leave();
        assert gone == 7;
        gone = queue.leave();
        assert gone == 8;
    }
}
//~ obligations: 39
