// A call has one measure, whichever cases apply.
class SeveralMeasures {
    //@ requires n >= 0;
    //@ measured_by n;
    //@ also
    //@ requires n < 0;
    //@ measured_by -n; //~ skipped[not-supported]
    static int down(int n) {
        return n == 0 ? 0 : n > 0 ? down(n - 1) : down(n + 1);
    }

    //@ requires n >= 0;
    //@ measured_by n;
    //@ {|
    //@   requires n > 5;
    //@   ensures \result == 0;
    //@ also
    //@   requires n <= 5;
    //@   ensures \result == 0;
    //@ |}
    static int around(int n) {
        return n == 0 ? 0 : around(n - 1);
    }

    interface Walk {
        //@ measured_by 0; //~ skipped[not-supported]
        int walk(int n);
    }

    static class Endless implements Walk {
        //@ also
        //@ measured_by 10;
        public int walk(int n) {
            Walk again = this;
            return again.walk(n);
        }
    }
}
//~ obligations: 7
