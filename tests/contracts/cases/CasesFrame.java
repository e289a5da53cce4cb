// Each case has its own frame.
class CasesFrame {
    int hits;
    int misses;

    /*@ public normal_behavior
      @   requires found && hits < 1000;
      @   ensures hits == \old(hits) + 1;
      @   assignable hits;
      @ also public normal_behavior
      @   requires !found && misses < 1000;
      @   ensures misses == \old(misses) + 1;
      @   assignable misses;
      @*/
    public void count(boolean found) {
        if (found) {
            hits++;
        } else {
            misses++;
        }
    }
}
//~ obligations: 3
