// A static initialiser runs before the class is used; what its fields hold later may be anything.
class StaticInitialiser {
    static int limit;

    static {
        limit = 10;
    }

    static int capped(int x) {
        return x < limit ? x : limit;
    }
}

class StaticInitialiserOther {
    static int limit;

    static void anything() {
        assert limit == 0; //~ refuted[assertion]
    }
}
//~ obligations: 1
