// A static initialiser block is not modelled.
class StaticInitialiser {
    static int limit;

    static { //~ skipped[not-supported]
        limit = 10;
    }

    static int capped(int x) {
        return x < limit ? x : limit;
    }

    static void knownLimit() {
        assert limit == 10; //~ refuted[assertion]
    }
}
