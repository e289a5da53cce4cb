// expected: exit 0
package contracts;

/**
 * A list in an array. A ghost sequence holds its elements, and the location set `footprint` what it consists of.
 *
 * Its elements are no lists themselves: of such an element it would have to be said that it does not share the array.
 */
public class ArrayList {
    private /*@ spec_public nullable @*/ Object[] slots;
    private /*@ spec_public @*/ int size;
    private /*@ spec_public @*/ int changes;

    //@ public ghost \seq content;
    //@ public model int length;
    //@ public model \locset footprint;

    //@ public represents length = size;
    //@ public represents footprint = slots, slots[*], size, changes, content;
    //@ public accessible length: footprint;
    //@ public accessible footprint: footprint;
    //@ public accessible \inv: footprint;

    //@ public invariant slots != null;
    //@ public invariant \typeof(slots) == \type(Object[]);
    //@ public invariant 0 <= size && size <= slots.length;
    //@ public invariant 0 <= changes;
    //@ public invariant content.length == size;
    //@ public invariant (\forall int i; 0 <= i && i < size; (Object) content[i] == slots[i]);
    //@ public invariant (\forall int i; size <= i && i < slots.length; slots[i] == null);

    /*@ public normal_behavior
      @   requires 0 <= capacity;
      @   ensures content == \seq_empty;
      @   ensures slots.length == capacity;
      @   ensures \fresh(footprint);
      @   assignable \nothing;
      @*/
    public ArrayList(int capacity) {
        slots = new Object[capacity];
        //@ set content = \seq_empty;
    }

    /*@ public normal_behavior
      @   requires 0 <= index && index < length;
      @   ensures \result == (Object) content[index];
      @   assignable \strictly_nothing;
      @ also public exceptional_behavior
      @   requires index < 0 || length <= index;
      @   signals (IndexOutOfBoundsException e) true;
      @   signals_only IndexOutOfBoundsException;
      @   assignable \nothing;
      @*/
    public /*@ nullable @*/ Object get(int index) {
        if (index < 0 || size <= index) {
            throw new IndexOutOfBoundsException();
        }
        return slots[index];
    }

    /*@ public normal_behavior
      @   requires 0 <= index && index < length;
      @   requires !(element instanceof ArrayList);
      @   ensures (Object) content[index] == element;
      @   ensures content.length == \old(content.length);
      @   ensures (\forall int i; 0 <= i && i < length && i != index; content[i] == \old(content)[i]);
      @   ensures \result == (Object) \old(content)[index];
      @   ensures \new_elems_fresh(footprint);
      @   assignable footprint;
      @ also public exceptional_behavior
      @   requires index < 0 || length <= index;
      @   signals (IndexOutOfBoundsException e) index < 0 || length <= index;
      @   signals_only IndexOutOfBoundsException;
      @   assignable \nothing;
      @*/
    public /*@ nullable @*/ Object set(int index, /*@ nullable @*/ Object element) {
        if (index < 0 || size <= index) {
            throw new IndexOutOfBoundsException();
        }
        Object previous = slots[index];
        slots[index] = element;
        /*@ set content = \seq_concat(\seq_concat(\seq_sub(content, 0, index), \seq_singleton(element)),
          @                           \seq_sub(content, index + 1, content.length));
          @*/
        return previous;
    }

    /*@ public normal_behavior
      @   requires size < 2147483647 && changes < 2147483647;
      @   requires !(element instanceof ArrayList);
      @   ensures content == \seq_concat(\old(content), \seq_singleton(element));
      @   ensures length == \old(length) + 1;
      @   ensures \result;
      @   ensures \new_elems_fresh(footprint);
      @   assignable footprint;
      @*/
    public boolean add(/*@ nullable @*/ Object element) {
        if (size == slots.length) {
            slots = resized(slots, size + 1);
        }
        slots[size] = element;
        size++;
        changes++;
        //@ set content = \seq_concat(content, \seq_singleton(element));
        return true;
    }

    /*@ public normal_behavior
      @   requires changes < 2147483647;
      @   requires size < slots.length;
      @   ensures slots.length == size;
      @   ensures content == \old(content);
      @   ensures changes == \old(changes) + 1;
      @   assignable slots, changes;
      @ also public normal_behavior
      @   requires changes < 2147483647;
      @   requires size == slots.length;
      @   ensures content == \old(content);
      @   ensures changes == \old(changes) + 1;
      @   assignable changes;
      @*/
    public void trimToSize() {
        changes++;
        if (size < slots.length) {
            slots = resized(slots, size);
        }
    }

    /*@ public normal_behavior
      @   requires changes < 2147483647;
      @   ensures content == \seq_empty;
      @   ensures length == 0;
      @   ensures (\forall int i; 0 <= i && i < slots.length; slots[i] == null);
      @   ensures changes == \old(changes) + 1;
      @   assignable slots[*], content, size, changes;
      @*/
    public void clear() {
        changes++;
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= size;
          @ loop_invariant (\forall int k; 0 <= k && k < i; slots[k] == null);
          @ loop_invariant (\forall int k; size <= k && k < slots.length; slots[k] == null);
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

    /*@ public normal_behavior
      @   ensures (\forall int i; 0 <= i && i < length; (Object) content[i] != wanted) ==> \result == -1;
      @   ensures (\exists int i; 0 <= i && i < length; (Object) content[i] == wanted)
      @           ==> 0 <= \result && \result < length && (Object) content[\result] == wanted;
      @   ensures (\forall int i; 0 <= i && i < \result; (Object) content[i] != wanted);
      @   assignable \strictly_nothing;
      @*/
    public int indexOf(/*@ nullable @*/ Object wanted) {
        /*@ loop_invariant 0 <= i && i <= size;
          @ loop_invariant (\forall int k; 0 <= k && k < i; slots[k] != wanted);
          @ assignable \strictly_nothing;
          @ decreases size - i;
          @*/
        for (int i = 0; i < size; i++) {
            if (slots[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    /*@ private normal_behavior
      @   requires original != null && 0 <= length;
      @   ensures \result != null && \fresh(\result);
      @   ensures \typeof(\result) == \type(Object[]);
      @   ensures \result.length == length;
      @   ensures (\forall int i; 0 <= i && i < length; \result[i] == (i < original.length ? original[i] : null));
      @   assignable \nothing;
      @*/
    private static /*@ helper nullable @*/ Object[] resized(/*@ nullable @*/ Object[] original, int length) {
        Object[] copy = new Object[length];
        /*@ loop_invariant 0 <= i && i <= length && i <= original.length;
          @ loop_invariant (\forall int k; 0 <= k && k < i; copy[k] == original[k]);
          @ loop_invariant (\forall int k; i <= k && k < length; copy[k] == null);
          @ assignable copy[*];
          @ decreases length - i;
          @*/
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }
}
