// `try` in loops: jumps out of it, and `finally` on the way.
class InLoops {

    static void skips() {
        int[] divisors = {1, 0, 2};
        int sum = 0;
        int failures = 0;
        for (int divisor : divisors) {
            try {
                sum += 10 / divisor;
            } catch (ArithmeticException e) {
                failures++;
                continue;
            }
            sum += 100;
        }
        assert sum == 215 && failures == 1;
    }

    static void skipsWrong() {
        int[] divisors = {1, 0, 2};
        int sum = 0;
        for (int divisor : divisors) {
            try {
                sum += 10 / divisor;
            } catch (ArithmeticException e) {
                break;
            }
        }
        assert sum == 15; //~ refuted[assertion]
    }

    static void continueThroughFinally() {
        int finals = 0;
        int ends = 0;
        for (int i = 0; i < 4; i++) {
            try {
                if (i % 2 == 0) {
                    continue;
                }
                ends++;
            } finally {
                finals++;
            }
        }
        assert finals == 4 && ends == 2;
    }

    static void continueThroughFinallyWrong() {
        int finals = 0;
        for (int i = 0; i < 4; i++) {
            try {
                if (i % 2 == 0) {
                    continue;
                }
            } finally {
                finals++;
            }
        }
        assert finals == 2; //~ refuted[assertion]
    }

    static void breakThroughFinally(int n) {
        int finals = 0;
        int i;
        for (i = 0; i < 3; i++) {
            try {
                if (i == n) {
                    break;
                }
            } finally {
                finals++;
            }
        }
        assert n < 0 || n > 2 ? finals == 3 && i == 3 : finals == n + 1 && i == n;
    }

    static void breakThroughFinallyWrong(int n) {
        int finals = 0;
        for (int i = 0; i < 3; i++) {
            try {
                if (i == n) {
                    break;
                }
            } finally {
                finals++;
            }
        }
        assert finals == 3; //~ refuted[assertion]
    }

    // A jump in `finally` drops the exception that is on its way.
    static void jumpInFinally(int[] numbers) {
        int rounds = 0;
        for (int i = 0; i < 2; i++) {
            try {
                numbers[9] = i / 0;
            } finally {
                rounds++;
                continue;
            }
        }
        assert rounds == 2;
    }

    static void jumpInFinallyWrong() {
        int rounds = 0;
        while (true) {
            try {
                rounds++;
                if (rounds < 3) {
                    continue;
                }
                return;
            } finally {
                break;
            }
        }
        assert rounds == 3; //~ refuted[assertion]
    }

    static void labelled(int[][] rows) {
        int tried = 0;
        outer:
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                try {
                    tried++;
                    rows[i][j] = 1;
                } catch (ArrayIndexOutOfBoundsException e) {
                    continue outer;
                } finally {
                    tried++;
                }
            }
        }
        assert 4 <= tried && tried <= 8;
        assert tried % 2 == 0;
    }

    static void labelledWrong(int[][] rows) {
        int tried = 0;
        outer:
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                try {
                    tried++;
                    rows[i][j] = 1;
                } catch (ArrayIndexOutOfBoundsException e) {
                    break outer;
                }
            }
        }
        assert tried >= 2; //~ refuted[assertion]
    }

    //@ requires 0 <= n;
    static void counted(int[] numbers, int n) {
        int written = 0;
        int failed = 0;
        //@ loop_invariant 0 <= i && i <= n && written + failed == i;
        //@ loop_invariant 0 <= written && written <= numbers.length && 0 <= failed;
        //@ loop_invariant failed > 0 ==> i > numbers.length;
        //@ loop_invariant written == (i <= numbers.length ? i : numbers.length);
        //@ assignable numbers[*];
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            try {
                numbers[i] = 7;
                written++;
            } catch (ArrayIndexOutOfBoundsException e) {
                failed++;
            }
        }
        assert written + failed == n;
        assert written <= numbers.length;
    }

    static void countedWrong(int[] numbers, int n) {
        int failed = 0;
        //@ loop_invariant 0 <= i;
        //@ loop_invariant failed == 0; //~ refuted[invariant-preserved]
        for (int i = 0; i < n; i++) {
            try {
                numbers[i] = 7;
            } catch (ArrayIndexOutOfBoundsException e) {
                failed++;
            }
        }
    }

    // Ends by its exception, as old code does.
    static void endsByException(int[] numbers) {
        int i = 0;
        int sum = 0;
        try {
            //@ loop_invariant 0 <= i && i <= numbers.length;
            //@ decreases numbers.length - i;
            while (true) {
                sum += numbers[i];
                i++;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
        }
        assert i == numbers.length;
    }

    static void endsByExceptionWrong(int[] numbers) {
        int i = 0;
        int sum = 0;
        try {
            //@ loop_invariant 0 <= i && i <= numbers.length;
            while (true) {
                i++;
                sum += numbers[i - 1];
            }
        } catch (ArrayIndexOutOfBoundsException e) {
        }
        assert i == numbers.length; //~ refuted[assertion]
    }
}
//~ obligations: 50
