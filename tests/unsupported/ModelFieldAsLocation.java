// A model field that nothing represents has no place: who may assign it may assign nothing else by that.
class ModelFieldAsLocation {
    //@ public model int size;
    private int x;

    //@ assignable size;
    //@ ensures x == 1;
    void add() { //~ refuted[frame]
        x = 1;
    }

    void caller() {
        add();
        assert x == 1;
    }
}
//~ obligations: 3
