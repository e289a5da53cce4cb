// Contracts of methods that call what is not known: nothing is promised of what such a call may have changed, returned or thrown.
class UnknownAndContracts {
    interface L {
        void on(UnknownAndContracts sender);

        int rate();
    }

    /*@ spec_public @*/ int x; int y;
    //@ assignable \nothing;
    void frame(L l) { l.on(this); } //~ unknown[frame], unknown[unknown-effect]
    //@ assignable x;
    void frame2(L l) { x = 1; l.on(this); } //~ unknown[frame], unknown[unknown-effect]
    //@ ensures x == 1; //~ unknown[postcondition]
    void post(L l) { x = 1; l.on(this); } //~ unknown[unknown-effect]
    //@ ensures x == \old(x); //~ unknown[postcondition]
    void old(L l) { l.on(this); } //~ unknown[unknown-effect]
    //@ ensures \result >= 0; //~ unknown[postcondition]
    int res(L l) { return l.rate(); } //~ unknown[unknown-effect]
    /*@ pure @*/ int p(L l) { return l.rate(); } //~ unknown[frame], unknown[unknown-effect], unknown[unknown-effect], unknown[unknown-effect]
    //@ ensures \result == p(l); //~ unknown[postcondition]
    int usep(L l) { return p(l); }
    void usep2(L l) { assert p(l) == p(l); } //~ unknown[assertion]
    //@ signals_only \nothing; //~ unknown[postcondition]
    void sig(L l) { l.on(this); } //~ unknown[unknown-effect]
    //@ requires x > 0; ensures x > 0;
    void viaContract(UnknownAndContracts o) { o.bump(); } //~ refuted[precondition]
    //@ requires x > 0; ensures x > \old(x); assignable x; //~ unknown[postcondition]
    void bump() { if (x < 100) { x++; } else { new Object().notify(); x = x + 1; } } //~ unknown[frame], unknown[unknown-effect]
    void user(L l) { int i = 0;
        //@ loop_invariant x == 3; //~ unknown[invariant-entry], unknown[invariant-preserved]
        while (i < 5) { l.on(this); i++; } } //~ unknown[unknown-effect]
}
//~ obligations: 38
