// What a frame excludes is written by somebody who is called: a helper, an override, a lambda, a constructor, a static method.
class WrittenIndirectly {
    int a;
    int b;
    static int total;
    int[] parts = new int[2];
    Part part = new Part();

    private void writeB() {
        b = 1;
    }

    //@ assignable a;
    void byHelper() { //~ refuted[frame]
        a = 1;
        writeB();
    }

    //@ assignable a;
    void byStatic() { //~ refuted[frame]
        Totals.count();
    }

    //@ assignable a;
    void byElement() { //~ refuted[frame]
        Totals.fill(parts);
    }

    //@ assignable a;
    void byOverride(Part other) { //~ refuted[frame]
        other.touch();
    }

    //@ assignable a;
    void byLambda() { //~ refuted[frame]
        Runnable r = () -> b = 2;
        r.run();
    }

    //@ assignable a;
    void inLoop(int n) {
        for (int i = 0; i < n; i++) { //~ refuted[frame]
            writeB();
        }
    }

    //@ assignable a;
    void keeps(int n) { //~ proved[frame]
        a = n;
        new Part().touch();
    }
}

class Part {
    int value;

    void touch() {
    }
}

class TouchedPart extends Part {
    @Override
    void touch() {
        value++;
    }
}

class Totals {
    static void count() {
        WrittenIndirectly.total++;
    }

    static void fill(int[] a) {
        if (a.length > 0) {
            a[0] = 1;
        }
    }
}
//~ obligations: 16
