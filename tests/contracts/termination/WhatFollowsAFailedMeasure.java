// A measure that fails does not hide what goes wrong behind it.
class WhatFollowsAFailedMeasure {
    int given;
    int hidden;

    //@ assignable given;
    void loop(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 1000;
        //@ assignable given;
        //@ decreases i; //~ refuted[variant]
        while (i < n && i < 1000) { //~ refuted[frame]
            i++;
            hidden = 1;
        }
    }

    /*@ normal_behavior
      @   requires 0 <= n && n < 1000;
      @   ensures \result == 0;
      @   assignable \nothing;
      @   measured_by n;
      @*/
    int recursive(int n) {
        int zero = n == 7 ? recursive(n) : 0; //~ refuted[variant]
        assert n != 7; //~ unknown[assertion]
        return zero;
    }
}
//~ obligations: 10
