import java.util.function.IntConsumer;

// Invariants that are broken by somebody else: what a method calls, however it gets there. None of them is proved, and those that
// cannot be broken are no obligations.
class BrokenIndirectly {
    int level;
    //@ invariant level >= 0;

    private void lower() {
        level = -1;
    }

    private void lowerDeep(int depth) {
        if (depth > 0) {
            lowerDeep(depth - 1); //~ unknown[call-depth]
        } else {
            lower();
        }
    }

    //@ requires true;
    void byHelper() { //~ refuted[class-invariant]
        lower();
    }

    //@ requires depth == 2;
    void byRecursion(int depth) { //~ refuted[class-invariant]
        lowerDeep(depth);
    }

    //@ requires other != null;
    void byAlias(BrokenIndirectly other) { //~ refuted[class-invariant]
        other.level = -1;
    }

    //@ requires changer != null;
    void byDispatch(Changer changer) { //~ refuted[class-invariant]
        changer.change(this);
    }

    //@ requires true;
    void byLambda() { //~ refuted[class-invariant]
        IntConsumer consumer = value -> level = value;
        consumer.accept(-3);
    }

    //@ requires true;
    void byConstructor() { //~ refuted[class-invariant]
        new Spoiler(this);
    }

    //@ requires true;
    int onlyReads() {
        return level;
    }

    //@ requires a != null && a.length > 0;
    void writesElsewhere(int[] a) {
        a[0] = level;
    }
}

class Changer {
    void change(BrokenIndirectly object) {
    }
}

class BadChanger extends Changer {
    @Override
    void change(BrokenIndirectly object) {
        object.level = -2;
    }
}

class Spoiler {
    Spoiler(BrokenIndirectly object) {
        object.level = -4;
    }
}
//~ obligations: 15
