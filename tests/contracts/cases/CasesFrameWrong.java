// In the second case nothing may change, but `total` does.
class CasesFrameWrong {
    int total;

    /*@ public normal_behavior
      @   requires 0 < amount && amount <= 100 && 0 <= total && total <= 100;
      @   ensures total == \old(total) + amount;
      @   assignable total;
      @ also public normal_behavior
      @   requires -100 <= amount && amount <= 0 && 0 <= total && total <= 100;
      @   assignable \nothing;
      @*/
    public void add(int amount) {      //~ refuted[frame]
        // With amount = -1 the total shrinks.
        total += amount;
    }
}
//~ obligations: 2
