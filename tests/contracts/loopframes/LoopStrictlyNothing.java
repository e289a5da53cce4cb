// `assignable \strictly_nothing` of a loop excludes new objects, too.
class LoopStrictlyNothing {
    static int good(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= i;
        //@ assignable \strictly_nothing;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static int bad(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= i;
        //@ assignable \strictly_nothing;
        for (int i = 0; i < n; i++) { //~ refuted[frame]
            sum += new int[1].length;
        }
        return sum;
    }

    static int allowed(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= i;
        //@ assignable \nothing;
        for (int i = 0; i < n; i++) {
            sum += new int[1].length;
        }
        return sum;
    }
}
//~ obligations: 13
