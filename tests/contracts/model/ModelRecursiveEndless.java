// Equations that no function fits to: recursion that does not end says nothing, and nothing follows from it.
//~ options: --int math
class ModelRecursiveEndless {

    /*@ public model_behavior
      @   requires 0 <= n;
      @   ensures \result == 7;                         //~ unknown[postcondition]
      @   measured_by n;
      @ public static model pure int same(int n) {      //~ refuted[variant]
      @     return same(n) + 1;
      @ }
      @*/

    //@ ensures \result == 1;                           //~ refuted[postcondition]
    static int fromSame() {
        //@ assert same(3) == same(3);
        return 0;
    }

    /*@ public model_behavior
      @   ensures \result == 7;                         //~ unknown[postcondition]
      @   measured_by n;
      @ public static model pure int below(int n) {     //~ refuted[variant]
      @     return below(n - 1) + 1;
      @ }
      @*/

    //@ ensures \result == 1;                           //~ unknown[postcondition]
    static int fromBelow() {
        //@ assert below(0) == below(-1) + 1;           //~ unknown[assertion]
        return 0;
    }

    /*@ public model_behavior
      @   requires 0 <= n;
      @   ensures \result;                              //~ unknown[postcondition]
      @   measured_by n;
      @ public static model pure boolean liar(int n) {  //~ refuted[variant]
      @     return !liar(n);
      @ }
      @*/

    //@ ensures \result == 1;                           //~ unknown[postcondition]
    static int fromLiar() {
        //@ assert liar(0) || !liar(0);
        return 0;
    }

    /*@ public model_behavior
      @   requires 0 <= n;
      @   measured_by n;
      @ public static model pure int even(int n) {      //~ refuted[variant]
      @     return n == 0 ? 1 : odd(n) + 1;
      @ }
      @*/

    /*@ public model_behavior
      @   requires 0 <= n;
      @   measured_by n;
      @ public static model pure int odd(int n) {       //~ refuted[variant]
      @     return n == 0 ? 0 : even(n) + odd(n - 1);
      @ }
      @*/

    //@ ensures \result == 1;                           //~ unknown[postcondition]
    static int fromOdd() {
        //@ assert odd(2) == even(2) + odd(1);          //~ unknown[assertion]
        //@ assert even(2) == odd(2) + 1;               //~ unknown[assertion]
        return 0;
    }

    // The measure is smaller in all numbers that there are, and the equation holds for others, too.
    /*@ public model_behavior
      @   ensures \result == 0;
      @   measured_by 0;
      @ public static model pure int beyond(byte n) {
      @     return n > 127 ? beyond(n) + 1 : 0;
      @ }
      @*/

    //@ ensures \result == 1;                           //~ refuted[postcondition]
    static int fromBeyond(byte n) {
        //@ assert beyond((byte) 5) == 0;
        return 0;
    }

    // What is promised does not hold, although it is what induction would assume.
    /*@ public model_behavior
      @   requires 0 <= n;
      @   ensures \result == n + 1;                     //~ refuted[postcondition]
      @   measured_by n;
      @ public static model pure int counted(int n) {
      @     return n == 0 ? 0 : counted(n - 1) + 1;
      @ }
      @*/
}
//~ obligations: 23
