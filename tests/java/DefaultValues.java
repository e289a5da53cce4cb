// New objects and arrays hold zero, false and null; given ones hold anything.
class DefaultValues {
    int number;
    long large;
    boolean flag;
    DefaultValues next;

    static void object() {
        DefaultValues fresh = new DefaultValues();
        assert fresh.number == 0 && fresh.large == 0 && !fresh.flag && fresh.next == null; //~ proved[assertion]
    }

    static void arrays(int i) {
        if (i < 0 || 4 <= i) return;
        assert (new int[4])[i] == 0; //~ proved[assertion]
        assert new long[4].length == 4; //~ proved[assertion]
        boolean[] flags = new boolean[4];
        DefaultValues[] objects = new DefaultValues[4];
        assert !flags[i] && objects[i] == null; //~ proved[assertion]
        assert flags[i]; //~ refuted[assertion]
    }

    static void given(DefaultValues object, int[] cells) {
        if (cells.length == 0) return;
        assert object.number == 0; //~ refuted[assertion]
        assert !object.flag; //~ refuted[assertion]
        assert cells[0] == 0; //~ refuted[assertion]
        assert object.next == null; //~ refuted[assertion]
    }
}
//~ obligations: 28
