// Contracts of loops that do not hold: in the beginning, from iteration to iteration, or at the end.
class LoopContractWrong {

    //@ requires 0 <= n && n <= 100;
    static int begins(int n) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 < i && i <= n;       //~ refuted[invariant-entry]
          @   ensures i == n;
          @   decreases n - i;
          @*/
        while (i < n) {
            i++;
        }
        return i;
    }

    //@ requires 0 <= n && n <= 100;
    static int ends(int n) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n;
          @   ensures i == n + 1;             //~ refuted[postcondition]
          @   decreases n - i;
          @*/
        while (i < n) {
            i++;
        }
        return i;
    }

    // It holds of the last iteration, and not of the others.
    //@ requires 0 <= n && n <= 100;
    static int steps(int n) {
        int i = 0;
        int total = 5;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n;
          @   ensures total == \before(total) + (\before(i) < n ? 3 : 0); //~ unknown[invariant-preserved]
          @   assignable \nothing;
          @   decreases n - i;
          @*/
        while (i < n) {
            total += 3;
            i++;
        }
        return total;
    }

    static int changed;

    //@ requires 0 <= n && n <= 100;
    static int frame(int n) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n;
          @   ensures i == n;
          @   assignable \nothing;
          @   decreases n - i;
          @*/
        while (i < n) {                       //~ refuted[frame]
            i++;
            changed = i;
        }
        return changed;
    }

    //@ requires 0 <= n && n <= 100;
    static int measure(int n) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n;
          @   ensures i == n;
          @   decreases i;                    //~ refuted[variant]
          @*/
        while (i < n) {
            i++;
        }
        return i;
    }

    // The caller knows no more than what holds.
    //@ requires 0 <= n && n <= 100;
    //@ ensures \result == n + 1;             //~ refuted[postcondition]
    static int more(int n) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n;
          @   ensures i == n;
          @   decreases n - i;
          @*/
        while (i < n) {
            i++;
        }
        return i;
    }
}
//~ obligations: 34
