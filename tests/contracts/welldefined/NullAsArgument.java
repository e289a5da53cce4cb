// A pure method that takes no null is handed one, or may be.
class NullAsArgument {
    int value;

    //@ ensures \result == other.value;
    static /*@ pure @*/ int valueOf(NullAsArgument other) {
        return other.value;
    }

    //@ ensures valueOf(other) == 0 || true;      //~ refuted[ill-defined-specification]
    //@ ensures other == null || valueOf(other) == other.value;
    //@ assignable \nothing;
    static void look(/*@ nullable @*/ NullAsArgument other) {
    }

    interface Source {
        //@ requires limit.value / step > 0 || true;      //~ refuted[ill-defined-specification]
        //@ requires limit.value >= 0 && step != 0 && limit.value / step >= 0;
        int take(NullAsArgument limit, int step);
    }

    static class Constant implements Source {
        public int take(NullAsArgument limit, int step) {
            return limit.value / step;
        }
    }
}
//~ obligations: 10
