// Two calls give two objects.
class FreshTwo {
    int id;

    //@ ensures \fresh(\result) && \result.id == id;
    //@ assignable \nothing;
    static FreshTwo make(int id) {
        FreshTwo made = new FreshTwo();
        made.id = id;
        return made;
    }

    static void use() {
        FreshTwo first = make(1);
        FreshTwo second = make(2);
        assert first != second;
        second.id = 7;
        assert first.id == 1;
    }
}
//~ obligations: 8
