// expected: exit 1
package contracts.faulty;

/** What a call does to another object, which may be this one. */
public class AnonFaulty {
    int x;
    /*@ nullable @*/ AnonFaulty next;

    // Wrong: nobody says that next.next is another object. In a ring of two objects it is this one, and x becomes 2.
    //@ requires next != null && next.next != null;
    //@ requires x == 0;
    //@ ensures x == 0;      // the fault: not proved
    void m() {
        next.next.modifyX();
    }

    //@ requires true;
    //@ assignable x;
    void modifyX() {
        x = 2;
    }
}
