// A model field that nothing represents is no location: who speaks of it is skipped, and the callers know nothing of what the contract says.
class ModelFieldAsLocation {
    //@ public model int size;
    private int x;

    //@ assignable size; //~ skipped[not-supported]
    //@ ensures x == 1;
    void add() {
        x = 1;
    }

    void caller() {
        add();
        assert x == 1; //~ unknown[assertion]
    }
}
//~ obligations: 2
