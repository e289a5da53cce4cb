// `assignable` of single fields.
class AssignableField {
    int count;
    int limit;

    //@ assignable count;
    void increment() {                         //~ proved[frame]
        count = count + 1;
    }

    //@ assignable this.count;
    void incrementBoth() {                     //~ refuted[frame]
        count = count + 1;
        limit = limit + 1;
    }

    //@ assignable count, limit;
    void clear() {                             //~ proved[frame]
        count = 0;
        limit = 0;
    }

    // Two clauses together allow what each of them allows.
    //@ assignable count;
    //@ assignable limit;
    void clearToo() {                          //~ proved[frame]
        count = 0;
        limit = 0;
    }
}
//~ obligations: 4
