// expected: exit 3
package contracts.faulty;

/** A list in an array whose `indexOf` promises a valid index for elements that are not in the list. */
public class ArrayListIndexOfFaulty {
    private /*@ spec_public nullable @*/ Object[] slots;
    private /*@ spec_public @*/ int size;

    //@ public ghost \seq content;

    //@ public invariant slots != null;
    //@ public invariant 0 <= size && size <= slots.length;
    //@ public invariant content.length == size;
    //@ public invariant (\forall int i; 0 <= i && i < size; (Object) content[i] == slots[i]);

    /*@ public normal_behavior
      @   requires 0 <= capacity;
      @   ensures content == \seq_empty;
      @   assignable \nothing;
      @*/
    public ArrayListIndexOfFaulty(int capacity) {
        slots = new Object[capacity];
        //@ set content = \seq_empty;
    }

    // The `!` in the second clause is one too many. In the empty list nothing is found, the result is -1, and the
    // clause wants it to be an index.
    /*@ public normal_behavior
      @   ensures (\forall int i; 0 <= i && i < size; (Object) content[i] != wanted) ==> \result == -1;
      @   ensures !(\exists int i; 0 <= i && i < size; (Object) content[i] == wanted)      // the fault: not proved
      @           ==> 0 <= \result && \result < size && (Object) content[\result] == wanted;
      @   ensures (\forall int i; 0 <= i && i < \result; (Object) content[i] != wanted);
      @   assignable \nothing;
      @*/
    public int indexOf(/*@ nullable @*/ Object wanted) {
        /*@ loop_invariant 0 <= i && i <= size;
          @ loop_invariant (\forall int k; 0 <= k && k < i; slots[k] != wanted);
          @ assignable \nothing;
          @ decreases size - i;
          @*/
        for (int i = 0; i < size; i++) {
            if (slots[i] == wanted) {
                return i;
            }
        }
        return -1;
    }
}
