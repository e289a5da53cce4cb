/** Found by programs with assertions (seed 3189): a final field of a static final object was refuted to have its value. */
class FinalFieldOfStaticObject {
    static class Counter {
        static final Counter ONLY = new Counter(5);
        final int start;

        Counter(int start) {
            this.start = start;
        }
    }

    public static void right() {
        int n = Counter.ONLY.start;
        assert n == 5;
    }

    public static void wrong() {
        int n = Counter.ONLY.start;
        assert n == 6;    //~ refuted[assertion]
    }
}
//~ obligations: 4
