// `&`, `|`, `^`, `!`, `==` and their compound assignments on booleans.
class BooleanOperators {

    static void laws(boolean a, boolean b) {
        assert (a & b) == !(!a | !b); //~ proved[assertion]
        assert (a ^ b) == (a != b);
        assert (a ^ b ^ b) == a; //~ proved[assertion]
        assert (a | b) == (a ^ b); //~ refuted[assertion]
    }

    static void compound(boolean a) {
        boolean x = a;
        x &= true;
        assert x == a; //~ proved[assertion]
        x |= !a;
        assert x; //~ proved[assertion]
        x ^= a;
        assert x == !a; //~ proved[assertion]
        assert x == a; //~ refuted[assertion]
    }

    static void assignedInCondition(boolean a) {
        boolean x;
        if (x = a) {
            assert x && a; //~ proved[assertion]
        }
        assert x == a; //~ proved[assertion]
        assert !x; //~ refuted[assertion]
    }

    static void inArray(boolean[] flags, int i) {
        if (i < 0 || flags.length <= i) return;
        boolean old = flags[i];
        flags[i] ^= true;
        assert flags[i] != old; //~ proved[assertion]
    }
}
//~ obligations: 19
