// `loop_predicate` is a hint of what could be an invariant. It claims nothing, and nothing is concluded from it.
class LoopPredicate {
    //@ requires 0 <= n
    static int sum(int n) {
        int s = 0;
        //@ loop_predicate s > 100, i <= n
        for (int i = 0; i < n; i++) {
            s = s + 1;
        }
        //@ assert s > 100 //~ refuted[assertion]
        return s;
    }
}
//~ obligations: 1
