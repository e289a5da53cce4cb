// expected: exit 0
package contracts;

/** What a call does to another object does not matter, if it is another object. */
public class Anon {
    int x;
    /*@ nullable @*/ Anon next;

    //@ requires next != null && next.next != null;
    //@ requires next.next != this;
    //@ requires x == 0;
    //@ ensures x == 0;
    void m() {
        next.next.modifyX();
    }

    //@ requires true;
    //@ assignable x;
    void modifyX() {
        x = 2;
    }
}
