// Shifts of constants: the distance counts modulo 32 for int and modulo 64 for long.
class ShiftConstants {

    static void left() {
        assert 1 << 4 == 16; //~ proved[assertion]
        assert 1 << 31 == -2147483648; //~ proved[assertion]
        assert 1 << 32 == 1; //~ proved[assertion]
        assert 1 << 33 == 2; //~ proved[assertion]
        assert 1 << -1 == -2147483648; //~ proved[assertion]
        assert 1L << 32 == 4294967296L; //~ proved[assertion]
        assert 1L << 64 == 1; //~ proved[assertion]
        assert 3 << 31 == -2147483648; //~ proved[assertion]
    }

    static void right() {
        assert -17 >> 2 == -5; //~ proved[assertion]
        assert -1 >> 31 == -1; //~ proved[assertion]
        assert -1 >>> 31 == 1; //~ proved[assertion]
        assert -1 >>> 28 == 15; //~ proved[assertion]
        assert -1 >>> 32 == -1; //~ proved[assertion]
        assert -1L >>> 60 == 15; //~ proved[assertion]
        assert -8 >> 33 == -4; //~ proved[assertion]
    }

    static void notADivision() {
        assert -17 >> 2 == -17 / 4; //~ refuted[assertion]
    }

    static void typeOfTheLeftOperand() {
        long distance = 33;
        int one = 1;
        assert one << distance == 2; //~ proved[assertion]
        assert one << distance == 8589934592L; //~ refuted[assertion]
    }
}
//~ obligations: 18
