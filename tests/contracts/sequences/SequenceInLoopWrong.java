// What is seen is put in front, so that it comes in the reverse order: a = {1, 2}.
class SequenceInLoopWrong {

    //@ ensures \result == a.length;
    //@ assignable \nothing;
    static int collect(int[] a) {
        int i = 0;
        //@ ghost \seq seen = \seq_empty;
        //@ loop_invariant 0 <= i && i <= a.length && seen.length == i;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; (int) seen[k] == a[k]);      //~ FIXME-unknown[invariant-preserved]
        //@ assignable \nothing;
        //@ decreases a.length - i;
        while (i < a.length) {
            //@ set seen = \seq_concat(\seq_singleton(a[i]), seen);
            i++;
        }
        return i;
    }
}
//~ obligations: 11
