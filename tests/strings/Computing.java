// Math, where its results are known and where they surprise.
class Computing {
    void okMax(int a, int b) {
        assert Math.max(a, b) >= a && Math.max(a, b) >= b;
    }

    void okMin(long a, long b) {
        assert Math.min(a, b) <= a;
    }

    void okAbs(int a) {
        if (a != Integer.MIN_VALUE) {
            assert Math.abs(a) >= 0;
        }
    }

    void okFloorMod(int a) {
        int m = Math.floorMod(a, 5);
        assert 0 <= m && m < 5;
    }

    void okSignum() {
        assert Math.signum(-2.5) == -1.0 && Math.sqrt(16.0) == 4.0 && Math.round(2.5) == 3; //~ FIXME-unknown[assertion]
    }

    void okAddExact(int a) {
        if (a < 100) {
            assert Math.addExact(a, 1) == a + 1;
        }
    }

    void okClampedByHand(int a) {
        int c = Math.max(0, Math.min(10, a));
        assert 0 <= c && c <= 10;
    }

    void badAbs(int a) {
        assert Math.abs(a) >= 0; //~ refuted[assertion]
    }

    void badAddExact(int a) {
        int b = Math.addExact(a, 1); //~ refuted[exact-arithmetic]
    }

    void badToIntExact(long a) {
        int b = Math.toIntExact(a); //~ refuted[exact-arithmetic]
    }

    void badFloorMod(int a, int b) {
        int m = Math.floorMod(a, b); //~ refuted[exact-arithmetic]
    }

    void badRemainder(int a) {
        assert a % 5 >= 0; //~ refuted[assertion]
    }

    void badRound() {
        assert Math.round(-2.5) == -3; //~ refuted[assertion]
    }

    void badMaxIsFirst(int a, int b) {
        assert Math.max(a, b) == a; //~ refuted[assertion]
    }

    void badNegateExact(int a) {
        int b = Math.negateExact(a); //~ refuted[exact-arithmetic]
    }
}
//~ obligations: 17
