// A result is not null unless it is declared nullable.
class NullableResults {
    int key;
    /*@ nullable @*/ NullableResults next;

    //@ ensures \result == null || \result.key == key;         //~ proved[postcondition]
    //@ assignable \nothing;
    static /*@ nullable @*/ NullableResults find(NullableResults node, int key) {
        return node.key == key ? node : null;
    }

    //@ requires true;
    //@ assignable \nothing;
    static NullableResults mustFind(NullableResults node, int key) {    //~ refuted[postcondition]
        return node.key == key ? node : node.next;
    }

    static int use(NullableResults node) {
        NullableResults exact = mustFind(node, 3);
        int sum = exact.key;                   //~ proved[null-dereference]
        NullableResults found = find(node, 3);
        return sum + found.key;                //~ refuted[null-dereference]
    }
}
//~ obligations: 12
