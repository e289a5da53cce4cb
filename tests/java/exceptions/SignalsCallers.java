// Methods that are seen by their contracts: `signals` says what a handler may rely on, and what it may not.
class SignalsCallers {
    int total;
    static int calls;

    /*@ public normal_behavior
      @   requires 0 <= n && n <= 100 && total <= 1000;
      @   ensures total == \old(total) + n;
      @   assignable total;
      @ also public exceptional_behavior
      @   requires n < 0;
      @   signals (IllegalArgumentException e) total == \old(total);
      @   signals_only IllegalArgumentException;
      @   assignable total;
      @*/
    public void add(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        total += n;
    }

    //@ requires n <= 100;
    static void unchanged(SignalsCallers sum, int n) {
        sum.total = 5;
        try {
            sum.add(n);
        } catch (IllegalArgumentException e) {
            assert n < 0 && sum.total == 5;
            return;
        }
        assert sum.total == 5 + n;
    }

    //@ requires n <= 100;
    static void unchangedWrong(SignalsCallers sum, int n) {
        sum.total = 5;
        try {
            sum.add(n);
        } catch (IllegalArgumentException e) {
        }
        assert sum.total == 5 + n; //~ refuted[assertion]
    }

    static void addsTooMuch(SignalsCallers sum) {
        try {
            sum.add(101); //~ refuted[precondition]
        } catch (IllegalArgumentException e) {
        }
    }

    /*@ public behavior
      @   ensures \result >= 0;
      @   signals (IllegalStateException e) calls - \old(calls) == 1 && n > 10; //~ refuted[postcondition]
      @   signals_only IllegalStateException;
      @   assignable calls;
      @*/
    public static int promisesTooMuch(int n) {
        calls++;
        if (n > 10) {
            calls++;
            throw new IllegalStateException();
        }
        return 0;
    }

    /*@ public behavior
      @   ensures n != 0;
      @   signals (ArithmeticException e) n == 0 && calls != \old(calls);
      @   signals_only ArithmeticException;
      @   assignable calls;
      @*/
    public static int inverse(int n) {
        calls++;
        try {
            return 100 / n;
        } catch (ArithmeticException e) {
            throw e;
        }
    }

    static void inverseTwice(int n) {
        calls = 0;
        try {
            inverse(1);
            inverse(n);
        } catch (ArithmeticException e) {
            assert n == 0;
            return;
        }
        assert n != 0;
    }

    static void inverseTwiceWrong(int n) {
        calls = 0;
        try {
            inverse(n);
        } catch (ArithmeticException e) {
            assert calls == 0; //~ refuted[assertion]
        }
    }

    /*@ public behavior
      @   ensures 0 <= index && index < values.length && \result == values[index];
      @   signals (IndexOutOfBoundsException e) index < 0 || values.length <= index;
      @   signals_only IndexOutOfBoundsException;
      @   assignable \nothing;
      @*/
    public static int element(int[] values, int index) {
        if (index < 0 || index >= values.length) {
            throw new IndexOutOfBoundsException();
        }
        return values[index];
    }

    //@ ensures \result == (0 <= index && index < values.length ? values[index] : other);
    static int elementOr(int[] values, int index, int other) {
        try {
            return element(values, index);
        } catch (IndexOutOfBoundsException e) {
            return other;
        }
    }

    //@ ensures \result != other || values.length > 0; //~ refuted[postcondition]
    static int elementOrWrong(int[] values, int index, int other) {
        try {
            return element(values, index);
        } catch (IndexOutOfBoundsException e) {
            return other;
        }
    }

    // A handler of a subclass does not catch what may be of the class above.
    static void missedBySubclass(int[] values, int index) {
        boolean isOuter = false;
        try {
            try {
                element(values, index);
            } catch (ArrayIndexOutOfBoundsException e) {
                return;
            }
        } catch (IndexOutOfBoundsException e) {
            isOuter = true;
        }
        assert !isOuter; //~ refuted[assertion]
    }

    //@ signals_only IllegalStateException; //~ refuted[postcondition]
    static void onlyOne(int n) {
        if (n == 7) {
            throw new IllegalArgumentException();
        }
        if (n == 8) {
            throw new IllegalStateException();
        }
    }

    /*@ requires true;
      @ ensures \result == 1;
      @ signals (Exception e) false;
      @*/
    static int neverThrows(int[] numbers) {
        try {
            numbers[4] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            return 1;
        } finally {
            calls = 0;
        }
        return 1;
    }
}
//~ obligations: 53
