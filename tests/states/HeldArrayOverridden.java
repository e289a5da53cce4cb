/** A method that a subclass overrides gets at the object before it is ready, and at its elements by a method of its own. */
class HeldArrayOverridden {
    private final int[] data = new int[2];

    HeldArrayOverridden() {
        begin();
        data[0] = 1;
        data[1] = 1;
    }

    void begin() {
    }

    void set(int value) {
        data[0] = value;
    }

    int share() {
        return 10 / data[1];    //~ refuted[division-by-zero]
    }
}

class Eager extends HeldArrayOverridden {
    int seen;

    @Override
    void begin() {
        seen = share();
        set(0);
    }
}
//~ obligations: 9
