// expected: exit 3
package contracts.faulty;

/** A ring buffer that counts each element twice when it is popped. */
public class RingBufferPopFaulty {
    int[] data;
    int first;
    int count;

    //@ ghost \seq list;

    //@ invariant 0 < data.length && data.length <= 1073741823;
    //@ invariant 0 <= first && first < data.length;
    //@ invariant 0 <= count && count <= data.length;
    //@ invariant list.length == count;
    //@ invariant (\forall int i; 0 <= i && i < list.length && i < count; (int) list[i] == data[wrapped(first + i)]);

    /*@ normal_behavior
      @   requires 0 < capacity && capacity <= 1073741823;
      @   ensures list == \seq_empty;
      @   ensures first == 0 && data.length == capacity;
      @   ensures \fresh(data);
      @   assignable \nothing;
      @*/
    RingBufferPopFaulty(int capacity) {
        data = new int[capacity];
        //@ set list = \seq_empty;
    }

    // With count = 1 the buffer is not empty; afterwards count is -1, below zero, and not the length of the list, which
    // is 0. Two of the invariants are broken.
    /*@ normal_behavior
      @   requires !isEmpty();
      @   ensures \result == \old((int) list[0]);
      @   ensures list == \old(\seq_sub(list, 1, list.length));
      @   ensures first == wrapped(\old(first) + 1);
      @   assignable first, count, list;
      @*/
    int pop() {      // the fault: not proved
        int oldest = data[first];
        first = wrapped(first + 1);
        count = count - 2;
        //@ set list = \seq_sub(list, 1, list.length);
        return oldest;
    }

    /*@ normal_behavior
      @   ensures \result == (count == 0);
      @*/
    /*@ pure helper @*/ boolean isEmpty() {
        return count == 0;
    }

    /*@ normal_behavior
      @   requires data != null;
      @   ensures \result == (count == data.length);
      @*/
    /*@ pure helper @*/ boolean isFull() {
        return count == data.length;
    }

    /*@ normal_behavior
      @   requires data != null && 0 <= x && x < 2 * data.length;
      @   ensures \result == (x < data.length ? x : x - data.length);
      @*/
    /*@ pure helper @*/ int wrapped(int x) {
        return x < data.length ? x : x - data.length;
    }
}
