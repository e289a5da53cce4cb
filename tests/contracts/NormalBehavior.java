// A `normal_behavior` contract in one comment, with visibility.
class NormalBehavior {
    private int size;

    /*@ public normal_behavior
      @   requires 0 <= by && by <= 100;
      @   requires 0 <= size && size <= 100;
      @   ensures size == \old(size) + by;     //~ proved[postcondition]
      @   ensures \result == \old(size);       //~ refuted[postcondition]
      @   assignable size;
      @*/
    public int grow(int by) {
        size = size + by;
        return size;
    }
}
//~ obligations: 3
