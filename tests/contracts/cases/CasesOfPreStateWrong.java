// The case of an empty counter applies before it is filled; its promise is wrong then.
class CasesOfPreStateWrong {
    int level;

    /*@ public normal_behavior
      @   requires level == 0;
      @   ensures level == 0;      //~ refuted[postcondition]
      @   assignable level;
      @ also public normal_behavior
      @   requires 0 < level && level < 100;
      @   ensures level == \old(level) + 1;
      @   assignable level;
      @*/
    public void fill() {
        level = level + 1;
    }
}
//~ obligations: 3
