// `break` leaves the loop with its condition unknown, `continue` goes on with the condition.
class WhileLoops {

    static void ends(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        assert i >= n; //~ proved[assertion]
    }

    static void breaks(int n) {
        int i = 0;
        while (i < n) {
            if (i == 3) {
                break;
            }
            i++;
        }
        assert i >= n || i == 3; //~ proved[assertion]
        assert i >= n; //~ refuted[assertion]
    }

    static void continues() {
        int i = 0;
        int odd = 0;
        //@ loop_invariant 0 <= i && i <= 6 && odd == i / 2;
        while (i < 6) {
            i++;
            if (i % 2 == 1) {
                continue;
            }
            odd++;
        }
        assert odd == 3; //~ proved[assertion]
    }

    static void endless() {
        while (true) {
        }
    }

    static void behindEndless(int x) {
        while (true) {
            if (x == 7) {
                break;
            }
        }
        assert x == 7; //~ proved[assertion]
    }
}
//~ obligations: 7
