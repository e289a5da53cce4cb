// Without `\fresh` two calls may give the same object, and here they do.
class NotFreshTwo {
    int id;
    static final NotFreshTwo ONLY = new NotFreshTwo();

    //@ ensures \result.id == id;
    //@ assignable ONLY.id;
    static NotFreshTwo make(int id) {
        ONLY.id = id;
        return ONLY;
    }

    static void use() {
        NotFreshTwo first = make(1);
        NotFreshTwo second = make(2);
        assert second.id == 2;
        assert first != second;      //~ refuted[assertion]
    }
}
//~ obligations: 7
