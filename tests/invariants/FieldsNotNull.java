// In a class with JML, fields are not null: constructors must see to it, methods may rely on it.
class FieldsNotNull {
    int[] values;
    /*@ nullable @*/ int[] cache;

    //@ requires 0 <= size;
    FieldsNotNull(int size) {                          //~ proved[class-invariant]
        values = new int[size];
    }

    FieldsNotNull() {                                  //~ refuted[class-invariant]
    }

    int size() {
        return values.length;                          //~ proved[null-dereference]
    }

    void replace(/*@ nullable @*/ int[] values) {      //~ refuted[class-invariant]
        this.values = values;
    }

    void forget() {
        cache = null;
    }
}
//~ obligations: 5
