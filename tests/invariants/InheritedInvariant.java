// A subclass inherits the invariants of its superclass and may add its own.
class Container {
    int used;
    //@ invariant 0 <= used;

    void clear() {                                     //~ proved[class-invariant]
        used = 0;
    }
}

class Box extends Container {
    int capacity;
    //@ invariant used <= capacity;

    //@ requires 0 <= capacity;
    Box(int capacity) {                                //~ proved[class-invariant], proved[class-invariant]
        this.capacity = capacity;
    }

    void fill() {                                      //~ proved[class-invariant], proved[class-invariant]
        used = capacity;
    }

    // Breaks the inherited one.
    void drain() {                                     //~ refuted[class-invariant], proved[class-invariant]
        used = used - 1;
    }

    // Breaks its own.
    //@ requires 0 <= by && by <= capacity;
    void shrink(int by) {                              //~ refuted[class-invariant]
        capacity = capacity - by;
    }
}
//~ obligations: 10
