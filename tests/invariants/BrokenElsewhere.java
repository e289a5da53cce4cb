// Invariants that read what belongs to others: fields of other objects, static fields, elements of arrays. The constructor cannot know
// the static field.
class BrokenElsewhere { //~ refuted[class-invariant]
    private Cell cell = new Cell();
    //@ invariant cell.value > 0;

    private int[] parts = new int[2];
    //@ invariant parts.length == 2 && parts[0] == 0;

    static int limit;
    private int used;
    //@ invariant used <= limit;

    //@ requires true;
    void byFieldOfAnother() { //~ refuted[class-invariant]
        cell.set(0);
    }

    //@ requires true;
    void byElement() { //~ refuted[class-invariant]
        Filler.fill(parts);
    }

    //@ requires true;
    void byStatic() { //~ refuted[class-invariant]
        Limits.none();
    }

    //@ requires true;
    void replaced() { //~ refuted[class-invariant]
        parts = new int[] {1, 2};
    }

    //@ requires x > 0;
    int computes(int x) {
        return x / 2;
    }
}

class Cell {
    int value = 1;

    void set(int value) {
        this.value = value;
    }
}

class Filler {
    static void fill(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 7;
        }
    }
}

class Limits {
    static void none() {
        BrokenElsewhere.limit = -1;
    }
}
//~ obligations: 15
