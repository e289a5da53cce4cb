// The ghost field is set, and not assignable.
class GhostFrameWrong {
    int value;
    //@ ghost boolean dirty;

    //@ ensures value == wanted && dirty;
    //@ assignable value;
    void write(int wanted) {      //~ refuted[frame]
        value = wanted;
        //@ set dirty = true;
    }
}
//~ obligations: 2
