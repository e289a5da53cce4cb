// In a class with JML a field is not null, unless it is declared nullable.
class NullableFields {
    final int[] items;
    /*@ nullable @*/ int[] spare;

    //@ requires size >= 0;
    NullableFields(int size) {
        items = new int[size];
    }

    //@ ensures \result >= 0;
    int size() {
        return items.length;                   //~ proved[null-dereference]
    }

    //@ ensures \result >= 0;
    int spareSize() {
        return spare.length;                   //~ refuted[null-dereference]
    }

    //@ ensures \result >= 0;
    int guarded() {
        return spare != null ? spare.length : 0;   //~ proved[null-dereference]
    }
}
//~ obligations: 8
