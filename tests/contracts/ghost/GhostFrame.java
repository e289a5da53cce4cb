// A ghost field stands in `assignable` like any other.
class GhostFrame {
    int value;
    //@ ghost boolean dirty;

    //@ ensures dirty;
    //@ assignable dirty;
    void touch() {
        //@ set dirty = true;
    }

    void use() {
        value = 4;
        touch();
        assert value == 4;
        //@ assert dirty;
    }
}
//~ obligations: 4
