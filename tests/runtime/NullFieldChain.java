// The first link was tested, the second was not.
class NullFieldChain {
    int value;
    NullFieldChain next;

    int second() {
        if (next == null) {
            return value;
        }
        return next.next.value; //~ refuted[null-dereference]
    }

    int testedTheOtherWay() {
        if (next != null) {
            return value;
        }
        return next.value; //~ refuted[null-dereference]
    }

    boolean orInsteadOfAnd() {
        return next != null || next.value > 0; //~ refuted[null-dereference]
    }
}
//~ obligations: 4
