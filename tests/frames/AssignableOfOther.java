// `assignable o.f` frees a field of one object, whichever object the parameter is on entry.
class AssignableOfOther {
    int value;
    /*@ nullable @*/ AssignableOfOther next;

    //@ assignable other.value;
    void set(AssignableOfOther other) {        //~ proved[frame]
        other.value = 1;
    }

    //@ assignable other.value;
    void setOwn(AssignableOfOther other) {     //~ refuted[frame]
        value = 1;
    }

    // The parameter is another object when the assignment happens.
    //@ requires other.next != null;
    //@ assignable other.value;
    void setNext(AssignableOfOther other) {    //~ refuted[frame]
        other = other.next;
        other.value = 1;
    }

    // The path is evaluated on entry.
    //@ requires next != null;
    //@ assignable next, next.value;
    void setAndUnlink() {                      //~ proved[frame]
        next.value = 1;
        next = null;
    }
}
//~ obligations: 8
