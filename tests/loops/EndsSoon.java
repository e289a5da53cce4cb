// Loops that end after a few iterations need no invariant: all their iterations are looked at.
class EndsSoon {
    static void sum() {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += i;
        }
        assert sum == 45;                              //~ proved[assertion]
    }

    static void wrongSum() {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += i;
        }
        assert sum == 46;                              //~ refuted[assertion]
    }

    /** The bound is a parameter. */
    static void atMostTen(int n) {
        int sum = 0;
        if (n <= 10) {
            for (int i = 0; i < n; i++) {
                sum++;
            }
            assert sum == Math.max(n, 0);              //~ proved[assertion]
        }
    }

    static void atMostTenWrong(int n) {
        int sum = 0;
        if (n <= 10) {
            for (int i = 0; i < n; i++) {
                sum++;
            }
            assert sum != 9;                           //~ refuted[assertion]
        }
    }

    /** More iterations than are looked at. */
    static void many() {
        int sum = 0;
        for (int i = 0; i < 40; i++) {
            sum++;
        }
        assert sum != 40;                              //~ refuted[assertion]
    }

    static void nested() {
        int count = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = i; j < 3; j++) {
                count++;
            }
        }
        assert count == 6;                             //~ proved[assertion]
    }

    static void nestedWrong() {
        int count = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = i; j < 3; j++) {
                count++;
            }
            assert count < 6;                          //~ refuted[assertion]
        }
    }

    static void inArray() {
        int[] numbers = {3, 1, 2};
        int most = numbers[0];                         //~ proved[array-index], proved[null-dereference]
        for (int number : numbers) {                   //~ proved[null-dereference]
            most = number > most ? number : most;
        }
        assert most == 3;                              //~ proved[assertion]
    }

    /** One loop has an invariant, the other ends soon. */
    static void both(int n) {
        int count = 0;
        //@ loop_invariant 0 <= i && count == 0;       //~ proved[invariant-entry], proved[invariant-preserved]
        for (int i = 0; i < n; i++) {
            count = 0;
        }
        for (int i = 0; i < 2; i++) {
            count++;
        }
        assert count == 2;                             //~ proved[assertion]
    }
}
//~ obligations: 14
