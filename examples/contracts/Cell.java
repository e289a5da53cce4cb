// expected: exit 0
package contracts;

/** A cell with two numbers. Its footprint says what a cell consists of, and a setter may change no more than that. */
public class Cell {
    private int x;
    private int y;

    //@ public model \locset footprint;
    //@ public represents footprint = x, y;
    //@ public accessible footprint: footprint;
    //@ public accessible \inv: \nothing;

    /*@ public normal_behavior
      @   ensures getX() == 0 && getY() == 0;
      @   ensures \fresh(footprint);
      @   assignable \nothing;
      @*/
    public Cell() {
    }

    /*@ public normal_behavior
      @   ensures \result == x;
      @   accessible footprint;
      @*/
    public /*@ pure @*/ int getX() {
        return x;
    }

    /*@ public normal_behavior
      @   ensures \result == y;
      @   accessible footprint;
      @*/
    public /*@ pure @*/ int getY() {
        return y;
    }

    /*@ public normal_behavior
      @   ensures getX() == value;
      @   ensures getY() == \old(getY());
      @   ensures \new_elems_fresh(footprint);
      @   assignable footprint;
      @*/
    public void setX(int value) {
        x = value;
    }
}
