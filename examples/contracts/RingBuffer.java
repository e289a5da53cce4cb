// expected: exit 0
package contracts;

/** A queue of bounded size in an array that is used in a circle. A ghost sequence holds its elements. */
public class RingBuffer {
    int[] data;
    int first;
    int count;

    //@ ghost \seq list;

    //@ invariant 0 < data.length && data.length <= 1073741823;
    //@ invariant 0 <= first && first < data.length;
    //@ invariant 0 <= count && count <= data.length;
    //@ invariant list.length == count;
    //@ invariant (\forall int i; 0 <= i && i < count; (int) list[i] == data[wrapped(first + i)]);

    /*@ normal_behavior
      @   requires 0 < capacity && capacity <= 1073741823;
      @   ensures list == \seq_empty;
      @   ensures first == 0 && data.length == capacity;
      @   ensures \fresh(data);
      @   assignable \nothing;
      @*/
    RingBuffer(int capacity) {
        data = new int[capacity];
        //@ set list = \seq_empty;
    }

    /*@ normal_behavior
      @   ensures list == \seq_empty;
      @   assignable count, list;
      @*/
    void clear() {
        count = 0;
        //@ set list = \seq_empty;
    }

    /*@ normal_behavior
      @   requires !isEmpty();
      @   ensures \result == (int) list[0];
      @*/
    /*@ pure @*/ int head() {
        return data[first];
    }

    /*@ normal_behavior
      @   requires !isFull();
      @   ensures list == \seq_concat(\old(list), \seq_singleton(x));
      @   assignable count, list, data[wrapped(first + count)];
      @*/
    void push(int x) {
        data[wrapped(first + count)] = x;
        count = count + 1;
        //@ set list = \seq_concat(list, \seq_singleton(x));
    }

    /*@ normal_behavior
      @   requires !isEmpty();
      @   ensures \result == \old((int) list[0]);
      @   ensures list == \old(\seq_sub(list, 1, list.length));
      @   ensures first == wrapped(\old(first) + 1);
      @   assignable first, count, list;
      @*/
    int pop() {
        int oldest = data[first];
        first = wrapped(first + 1);
        count = count - 1;
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

    static void use(int x, int y, int z) {
        RingBuffer buffer = new RingBuffer(2);
        buffer.push(x);
        buffer.push(y);
        int oldest = buffer.pop();
        assert oldest == x;
        buffer.push(z);
        oldest = buffer.pop();
        assert oldest == y;
        oldest = buffer.pop();
        assert oldest == z;
    }
}
