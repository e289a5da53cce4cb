// A parameter may be null only where it says so; callers must keep to it.
class NullableParameters {
    int value;

    //@ ensures \result == (box == null ? 0 : box.value);      //~ proved[postcondition]
    //@ assignable \nothing;
    static int valueOrZero(/*@ nullable @*/ NullableParameters box) {
        return box == null ? 0 : box.value;
    }

    //@ ensures \result == box.value;
    //@ assignable \nothing;
    static int valueOf(NullableParameters box) {
        return box.value;
    }

    static int careless(/*@ nullable @*/ NullableParameters box) {
        return box.value;                      //~ refuted[null-dereference]
    }

    static int pass(/*@ nullable @*/ NullableParameters box) {
        int first = valueOrZero(box);
        return first + valueOf(box);           //~ refuted[precondition]
    }

    static int passLiteral() {
        return valueOrZero(null);
    }
}
//~ obligations: 8
