// Loops of any length with a `try` inside or around: invariants carry what handlers did.
class LoopsWithInvariants {
    int size;
    int[] values = new int[4];

    static void sumOfInverses(int[] divisors) {
        int zeros = 0;
        //@ loop_invariant 0 <= i && i <= divisors.length && 0 <= zeros && zeros <= i;
        //@ loop_invariant zeros == 0 <==> (\forall int k; 0 <= k && k < i; divisors[k] != 0);
        //@ assignable \nothing;
        for (int i = 0; i < divisors.length; i++) {
            try {
                int inverse = 100 / divisors[i];
            } catch (ArithmeticException e) {
                zeros++;
            }
        }
        assert zeros <= divisors.length;
        assert divisors.length == 0 || divisors[0] != 0 || zeros > 0;
    }

    static void sumOfInversesWrong(int[] divisors) {
        int zeros = 0;
        //@ loop_invariant 0 <= i && i <= divisors.length && 0 <= zeros && zeros <= i;
        for (int i = 0; i < divisors.length; i++) {
            try {
                int inverse = 100 / divisors[i];
            } catch (ArithmeticException e) {
                zeros++;
            }
        }
        assert zeros < divisors.length || zeros == 0; //~ refuted[assertion]
    }

    // The first that fails ends the loop.
    static void firstZero(int[] divisors) {
        int i = 0;
        try {
            //@ loop_invariant 0 <= i && i <= divisors.length;
            //@ loop_invariant (\forall int k; 0 <= k && k < i; divisors[k] != 0);
            //@ assignable \nothing;
            while (i < divisors.length) {
                int inverse = 100 / divisors[i];
                i++;
            }
        } catch (ArithmeticException e) {
            assert i < divisors.length && divisors[i] == 0;
            return;
        }
        assert divisors.length == 0 || divisors[0] != 0;
    }

    static void firstZeroWrong(int[] divisors) {
        int i = 0;
        try {
            //@ loop_invariant 0 <= i && i <= divisors.length;
            //@ assignable \nothing;
            while (i < divisors.length) {
                int inverse = 100 / divisors[i];
                i++;
            }
        } catch (ArithmeticException e) {
            assert i == 0; //~ refuted[assertion]
        }
    }

    // Partial effects of the round that fails are there.
    static void partialRound(int[] numbers, int[] divisors) {
        int i = 0;
        int begun = 0;
        try {
            //@ loop_invariant 0 <= i && begun == i;
            while (i < divisors.length) {
                begun++;
                numbers[i] = 100 / divisors[i];
                i++;
            }
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            assert begun == i + 1;
            return;
        }
        assert begun == i;
    }

    static void partialRoundWrong(int[] numbers, int[] divisors) {
        int i = 0;
        int begun = 0;
        try {
            //@ loop_invariant 0 <= i && begun == i;
            while (i < divisors.length) {
                begun++;
                numbers[i] = 100 / divisors[i];
                i++;
            }
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            assert begun == i; //~ refuted[assertion]
        }
    }

    // `finally` in every round, also in the one that leaves.
    static void finallyInRounds(int[] numbers, int wanted) {
        int rounds = 0;
        int found = -1;
        //@ loop_invariant 0 <= i && i <= numbers.length && rounds == i && found == -1;
        for (int i = 0; i < numbers.length; i++) {
            try {
                if (numbers[i] == wanted) {
                    found = i;
                    break;
                }
            } finally {
                rounds++;
            }
        }
        assert found == -1 ? rounds == numbers.length : rounds == found + 1;
    }

    static void finallyInRoundsWrong(int[] numbers, int wanted) {
        int rounds = 0;
        int found = -1;
        //@ loop_invariant 0 <= i && i <= numbers.length && rounds == i && found == -1;
        for (int i = 0; i < numbers.length; i++) {
            try {
                if (numbers[i] == wanted) {
                    found = i;
                    break;
                }
            } finally {
                rounds++;
            }
        }
        assert rounds == numbers.length; //~ refuted[assertion]
    }

    // The handler ends the loop when the array is full.
    void fill(int count) {
        size = 0;
        values = new int[4];
        //@ loop_invariant 0 <= size && size <= 4 && size <= i && 0 <= i;
        //@ loop_invariant values != null && values.length == 4;
        //@ assignable size, values[*];
        for (int i = 0; i < count; i++) {
            try {
                values[size] = i;
                size++;
            } catch (ArrayIndexOutOfBoundsException e) {
                break;
            }
        }
        assert size <= 4;
    }

    // A retry: the loop ends when nothing fails any more.
    static void retried(int[] numbers) {
        int index = 9;
        boolean isDone = false;
        //@ loop_invariant -1 <= index && index <= 9;
        //@ loop_invariant isDone ==> index < numbers.length && 0 <= index;
        //@ decreases index + (isDone ? 0 : 2);
        while (!isDone && index >= 0) {
            try {
                numbers[index] = 1;
                isDone = true;
            } catch (ArrayIndexOutOfBoundsException e) {
                index--;
            }
        }
        assert isDone || index == -1;
        assert !isDone || index < numbers.length;
    }

    static void retriedWrong(int[] numbers) {
        int index = 9;
        boolean isDone = false;
        //@ loop_invariant -1 <= index && index <= 9;
        while (!isDone && index >= 0) {
            try {
                numbers[index] = 1;
                isDone = true;
            } catch (ArrayIndexOutOfBoundsException e) {
                index--;
            }
        }
        assert isDone; //~ refuted[assertion]
    }
}
//~ obligations: 103
