// expected: exit 3
package contracts.faulty;

/** A list in an array that nobody promises to keep empty behind its elements; `clear` claims to empty all of it. */
public class ArrayListClearFaulty {
    private /*@ spec_public nullable @*/ Object[] slots;
    private /*@ spec_public @*/ int size;
    private /*@ spec_public @*/ int changes;

    //@ public ghost \seq content;

    //@ public invariant slots != null;
    //@ public invariant \typeof(slots) == \type(Object[]);
    //@ public invariant 0 <= size && size <= slots.length;
    //@ public invariant 0 <= changes;
    //@ public invariant content.length == size;
    //@ public invariant (\forall int i; 0 <= i && i < size; (Object) content[i] == slots[i]);

    /*@ public normal_behavior
      @   requires 0 <= capacity;
      @   ensures content == \seq_empty;
      @   assignable \nothing;
      @*/
    public ArrayListClearFaulty(int capacity) {
        slots = new Object[capacity];
        //@ set content = \seq_empty;
    }

    // The loop clears the first `size` slots only, and no invariant says that the others are null. With size = 0 and
    // slots = {x} nothing is cleared, and slots[0] stays x.
    /*@ public normal_behavior
      @   requires changes < 2147483647;
      @   ensures content == \seq_empty;
      @   ensures size == 0;
      @   ensures (\forall int i; 0 <= i && i < slots.length; slots[i] == null);      // the fault: not proved
      @   ensures changes == \old(changes) + 1;
      @   assignable slots[*], content, size, changes;
      @*/
    public void clear() {
        changes++;
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= size;
          @ loop_invariant (\forall int k; 0 <= k && k < i; slots[k] == null);
          @ assignable slots[*];
          @ decreases size - i;
          @*/
        while (i < size) {
            slots[i] = null;
            i++;
        }
        //@ set content = \seq_empty;
        size = 0;
    }
}
