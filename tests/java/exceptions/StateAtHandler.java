// What a handler sees: everything that was done before the failure, and nothing that comes behind it.
class StateAtHandler {
    static int field;
    int own;

    static void orderOfOperands(int[] numbers, int index) {
        field = 0;
        int local = 0;
        try {
            numbers[index] = (field = 5) + (local = 6);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert field == 5 && local == 6;
        }
        assert field == 5;
    }

    static void orderOfOperandsWrong(int[] numbers, int index) {
        field = 0;
        try {
            numbers[index] = (field = 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert field == 0; //~ refuted[assertion]
        }
    }

    // A compound assignment reads the element first.
    static void compound(int[] numbers, int index) {
        field = 0;
        try {
            numbers[index] += (field = 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert field == 0;
            return;
        }
        assert field == 5;
    }

    static void compoundWrong(int[] numbers, int index) {
        field = 0;
        try {
            numbers[index] += (field = 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert field == 5; //~ refuted[assertion]
        }
    }

    static void partlyFilled(int[] numbers) {
        if (numbers.length > 4) {
            return;
        }
        try {
            numbers[0] = 10;
            numbers[1] = 11;
            numbers[2] = 12;
            numbers[3] = 13;
            numbers[4] = 14;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert numbers.length < 1 || numbers[0] == 10;
            assert numbers.length < 3 || numbers[2] == 12;
            return;
        }
        assert false;
    }

    static void partlyFilledWrong(int[] numbers) {
        int done = 0;
        try {
            numbers[0] = 10;
            done = 1;
            numbers[1] = 11;
            done = 2;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert done == 0; //~ refuted[assertion]
        }
    }

    static void nullTarget(/*@ nullable @*/ StateAtHandler target) {
        field = 0;
        try {
            target.own = ++field;
        } catch (NullPointerException e) {
            assert field == 1;
        }
        assert field == 1;
    }

    static void nullTargetWrong(/*@ nullable @*/ StateAtHandler target) {
        field = 0;
        try {
            target.own = ++field;
        } catch (NullPointerException e) {
            assert field == 0; //~ refuted[assertion]
        }
    }

    private int move(int by) {
        own += by;
        return by;
    }

    // The arguments are computed before the call finds that there is no object.
    static void nullReceiver(/*@ nullable @*/ StateAtHandler target) {
        int[] counter = {0};
        try {
            target.move(counter[0]++);
        } catch (NullPointerException e) {
            assert target == null;
        }
        assert counter[0] == 1;
    }

    static void nullReceiverWrong(/*@ nullable @*/ StateAtHandler target) {
        int count = 0;
        try {
            target.move(count++);
        } catch (NullPointerException e) {
            assert count == 0; //~ refuted[assertion]
        }
    }

    static void aliased(StateAtHandler a, StateAtHandler b, int n) {
        a.own = 1;
        b.own = 2;
        try {
            a.own = 10 / n;
            b.own = 3;
        } catch (ArithmeticException e) {
            assert b.own == 2;
            assert a.own == 1 || a == b;
        }
    }

    static void aliasedWrong(StateAtHandler a, StateAtHandler b, int n) {
        a.own = 1;
        b.own = 2;
        try {
            a.own = 10 / n;
        } catch (ArithmeticException e) {
            assert a.own == 1; //~ refuted[assertion]
        }
    }

    static void incremented(int[] numbers, int start) {
        int i = start;
        try {
            numbers[i++] = numbers[i++];
        } catch (ArrayIndexOutOfBoundsException e) {
        }
        assert i == start + 2;
    }

    static void incrementedWrong(int[] numbers, int start) {
        int i = start;
        try {
            i = numbers[i] / numbers[i + 1];
        } catch (ArithmeticException e) {
            assert i != 0; //~ refuted[assertion]
        } catch (ArrayIndexOutOfBoundsException e) {
            assert i == start;
        }
    }
}
//~ obligations: 57
