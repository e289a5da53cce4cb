// Each iteration makes another object; the objects of earlier iterations are not disturbed.
class LoopAllocates {
    int id;

    //@ ensures \result.length == 3;                                                     //~ proved[postcondition]
    static LoopAllocates[] make() {
        LoopAllocates[] made = new LoopAllocates[3];
        //@ loop_invariant 0 <= i && i <= 3;
        // That the earlier ones are other objects than the new one is known inside of the quantifier, too.
        //@ loop_invariant (\forall int k; 0 <= k && k < i; made[k] != null && made[k].id == k);  //~ proved[invariant-preserved]
        for (int i = 0; i < 3; i++) {
            made[i] = new LoopAllocates();
            made[i].id = i;
        }
        assert made[0] != made[1] && made[1] != made[2];                                 //~ proved[assertion]
        return made;
    }

    // The same object three times.
    static void share() {
        LoopAllocates[] shared = new LoopAllocates[3];
        LoopAllocates one = new LoopAllocates();
        //@ loop_invariant 0 <= i && i <= 3;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; shared[k] == one);
        for (int i = 0; i < 3; i++) {
            shared[i] = one;
            shared[i].id = i;
        }
        assert shared[0].id == 0;                                                        //~ refuted[assertion]
    }
}
//~ obligations: 37
