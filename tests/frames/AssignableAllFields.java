// `o.*` frees all fields of one object, and nothing of the objects that they point to.
class AssignableAllFields {
    int x;
    int y;
    /*@ nullable @*/ AssignableAllFields peer;

    //@ assignable this.*;
    void reset() {                             //~ proved[frame]
        x = 0;
        y = 0;
        peer = null;
    }

    //@ assignable other.*;
    void resetOther(AssignableAllFields other) {   //~ proved[frame]
        other.x = 0;
        other.y = 0;
    }

    //@ requires peer != null;
    //@ assignable this.*;
    void resetPeer() {                         //~ refuted[frame]
        peer.x = 0;
    }
}
//~ obligations: 6
