// What measures these methods is guessed, and the guess does not do, or there is none.
//~ options: --int math
class PureRecursiveGuessedWrong {

    /*@ public model_behavior
      @   ensures \result == 7;                             //~ unknown[postcondition]
      @ public static model pure int endless(int n) {       //~ refuted[variant]
      @     return endless(n - 1) + 1;
      @ }
      @*/

    //@ ensures \result == 1;                               //~ unknown[postcondition]
    static int fromEndless() {
        //@ assert endless(0) == endless(-1) + 1;           //~ unknown[assertion]
        return 0;
    }

    /*@ public model_behavior
      @   requires 0 <= n;
      @   ensures \result == 7;
      @ public static model pure int alternating(int n) {
      @     return n == 0 ? 7 : alternating(n % 2);         //~ skipped[not-supported]
      @ }
      @*/

    // The code does not end where the equation would contradict itself.
    //@ requires n < 100;
    /*@ pure @*/ static int never(int n) {
        return n > 0 ? never(n - 1) : never(n - 1) + 1;
    }

    //@ ensures \result == 1;                               //~ unknown[postcondition]
    static int fromNever() {
        //@ assert never(3) == never(2);
        return 0;
    }

    //@ requires 0 <= n;
    //@ ensures \result == half(n) + 1;                     //~ refuted[postcondition]
    static int halved(int n) {
        return half(n);
    }

    //@ requires 0 <= n;
    /*@ pure @*/ static int half(int n) {
        return n < 2 ? 0 : 1 + half(n - 2);
    }
}
//~ obligations: 14
