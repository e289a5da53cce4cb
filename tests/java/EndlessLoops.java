// A loop that is left only by `return` needs no `return` behind it.
class EndlessLoops {

    static int whileTrue(int n) {
        while (true) {
            if (n > 5) return n;
            n++;
        }
    }

    static int forEver(int n) {
        for (;;) {
            if (n > 5) {
                assert n == 6; //~ refuted[assertion]
                return n;
            }
            n++;
        }
    }

    static void use(int n) {
        assert whileTrue(n) > 5; //~ proved[assertion]
    }
}
//~ obligations: 2
