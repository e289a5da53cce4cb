// A static initialiser is not modelled, nor is its class: any of its methods may run it. Classes beside it are.
class StaticInitialiser {
    static int limit;

    static { //~ skipped[not-supported], skipped[not-supported], skipped[not-supported]
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
