/** Found by programs with assertions (seeds 23 and 1034): `A.O` was taken as set while `A` is being initialised. */
class InitializedInTurn {
    static int which;

    static class A {
        static final int[] T = B.make();
        static final Object O = new Object();
        static int n = 4;
    }

    static class B {
        static int[] make() {
            if (which == 1) {
                assert A.O != null;    //~ refuted[assertion], refuted[assertion]
            } else if (which == 2) {
                assert A.n == 4;    //~ refuted[assertion], refuted[assertion]
            }
            return new int[] {A.n};
        }
    }

    public static void run() {
        Object first = A.T;
    }
}
//~ obligations: 4
