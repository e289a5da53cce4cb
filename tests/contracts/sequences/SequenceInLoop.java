// A loop collects what it has seen.
class SequenceInLoop {

    //@ ensures \result == a.length;
    //@ assignable \nothing;
    static int collect(int[] a) {
        int i = 0;
        //@ ghost \seq seen = \seq_empty;
        //@ loop_invariant 0 <= i && i <= a.length && seen.length == i;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; (int) seen[k] == a[k]);
        //@ assignable \nothing;
        //@ decreases a.length - i;
        while (i < a.length) {
            //@ set seen = \seq_concat(seen, \seq_singleton(a[i]));
            i++;
        }
        //@ assert seen == (\seq_def int k; 0; a.length; a[k]); //~ FIXME-unknown[assertion]
        return i;
    }
}
//~ obligations: 12
