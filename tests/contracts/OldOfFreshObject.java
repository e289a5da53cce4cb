// `\old` of an object that is quantified outside it may mean one that did not exist: that is refused, not guessed.
class OldOfFreshObject {
    int v;

    //@ ensures (\forall OldOfFreshObject x; x == \result ==> \old(x.v) == 0); //~ skipped[not-supported]
    //@ ensures \result.v == 1;
    //@ assignable \nothing;
    static OldOfFreshObject make() {
        OldOfFreshObject made = new OldOfFreshObject();
        made.v = 1;
        return made;
    }

    static void use() {
        OldOfFreshObject made = make();
        assert false; //~ refuted[assertion]
    }
}
//~ obligations: 2
