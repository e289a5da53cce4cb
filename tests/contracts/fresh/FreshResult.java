// The result is a new object: it is none that existed before.
class FreshResult {
    int value;

    //@ ensures \fresh(\result);
    //@ ensures \result.value == value;
    //@ assignable \nothing;
    static FreshResult make(int value) {
        FreshResult made = new FreshResult();
        made.value = value;
        return made;
    }

    static void use(FreshResult old) {
        old.value = 3;
        FreshResult made = make(4);
        assert made != old;
        made.value = 5;
        assert old.value == 3;
    }
}
//~ obligations: 10
