// Which case applies is decided before the method runs.
class CasesOfPreState {
    int level;

    /*@ public normal_behavior
      @   requires level == 0;
      @   ensures level == 1;
      @   assignable level;
      @ also public normal_behavior
      @   requires level == 1;
      @   ensures level == 0;
      @   assignable level;
      @*/
    public void toggle() {
        level = 1 - level;
    }

    //@ requires level == 0;
    //@ ensures level == 0;
    //@ assignable level;
    void twice() {
        toggle();
        toggle();
    }
}
//~ obligations: 7
