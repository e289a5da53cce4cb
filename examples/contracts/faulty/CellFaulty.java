// expected: exit 1
package contracts.faulty;

/** A cell whose footprint forgets the number that its setter changes. */
public class CellFaulty {
    private int x;
    private int y;

    // Wrong: x is missing. It should read `x, y`.
    //@ public model \locset footprint;
    //@ public represents footprint = y;
    //@ public accessible footprint: footprint;

    /*@ public normal_behavior
      @   ensures getX() == 0;
      @   ensures \fresh(footprint);
      @   assignable \nothing;
      @*/
    public CellFaulty() {
    }

    /*@ public normal_behavior
      @   ensures \result == x;
      @*/
    public /*@ pure @*/ int getX() {
        return x;
    }

    // The footprint is {this.y}, and this.x changes from 0 to 1 for value = 1.
    /*@ public normal_behavior
      @   ensures getX() == value;
      @   ensures \new_elems_fresh(footprint);
      @   assignable footprint;
      @*/
    public void setX(int value) {      // the fault: not proved
        x = value;
    }
}
