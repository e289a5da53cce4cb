// expected: exit 3
package contracts.faulty;

/** A ring buffer that counts each element twice when it is pushed. */
public class RingBufferPushFaulty {
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
    RingBufferPushFaulty(int capacity) {
        data = new int[capacity];
        //@ set list = \seq_empty;
    }

    // With data.length = 1 and count = 0 the buffer is not full; afterwards count is 2, above data.length, and not the
    // length of the list, which is 1. Two of the invariants are broken.
    /*@ normal_behavior
      @   requires !isFull();
      @   ensures list == \seq_concat(\old(list), \seq_singleton(x));
      @   assignable count, list, data[wrapped(first + count)];
      @*/
    void push(int x) {      // the fault: not proved
        data[wrapped(first + count)] = x;
        count = count + 2;
        //@ set list = \seq_concat(list, \seq_singleton(x));
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
