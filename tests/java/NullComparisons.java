// `==` compares references: null with null, an object with itself.
class NullComparisons {

    static void identity() {
        NullComparisons a = new NullComparisons();
        NullComparisons b = new NullComparisons();
        NullComparisons c = a;
        assert a != b && a == c && a != null; //~ proved[assertion]
        assert a == b; //~ refuted[assertion]
    }

    static void nulls() {
        NullComparisons none = null;
        Object nothing = null;
        assert none == nothing; //~ proved[assertion]
    }

    static void parameters(NullComparisons a, /*@ nullable @*/ NullComparisons b) {
        assert a != null; //~ proved[assertion]
        assert a != b || b != null; //~ proved[assertion]
        assert b != null; //~ refuted[assertion]
    }

    static void arrays(int[] a) {
        int[] b = a.length == 0 ? null : a;
        assert b == null == (a.length == 0); //~ proved[assertion]
        assert b == a; //~ refuted[assertion]
    }
}
//~ obligations: 10
