// expected: exit 3
package contracts.faulty;

/** A linked list whose ghost sequence of nodes loses one node too many when one is removed. */
public final class SimplifiedLinkedListFaulty {
    private /*@ nullable @*/ Node first;
    private int size;

    //@ private ghost \seq nodes;

    /*@ private invariant 0 < size && nodes.length == size
      @   && (\forall int i; 0 <= i && i < size; (Node) nodes[i] != null)
      @   && (\forall int i, j; 0 <= i && i < j && j < size; (Node) nodes[i] != (Node) nodes[j])
      @   && (\forall int i; 0 <= i && i < size - 1; ((Node) nodes[i]).next == (Node) nodes[i + 1])
      @   && ((Node) nodes[size - 1]).next == null
      @   && first == (Node) nodes[0];
      @*/

    static final class Node {
        /*@ nullable @*/ Node next;
        /*@ nullable @*/ Object data;
    }

    /*@ normal_behavior
      @   ensures size == 1;
      @   assignable \nothing;
      @*/
    SimplifiedLinkedListFaulty(/*@ nullable @*/ Object data) {
        Node only = new Node();
        only.data = data;
        first = only;
        size = 1;
        //@ set nodes = \seq_singleton(only);
    }

    /*@ private normal_behavior
      @   requires \invariant_for(this);
      @   requires 0 <= n && n < size;
      @   ensures \result == (Node) nodes[n];
      @   assignable \strictly_nothing;
      @*/
    private /*@ helper @*/ Node node(int n) {
        Node result = first;
        /*@ loop_invariant 0 <= i && i <= n;
          @ loop_invariant result == (Node) nodes[i];
          @ assignable \strictly_nothing;
          @ decreases n - i;
          @*/
        for (int i = 0; i < n; i++) {
            result = result.next;
        }
        return result;
    }

    // `\seq_sub(s, low, high)` ends before `high`. So the node in front of the removed one is lost as well, in the
    // clause and in the assignment alike: the clause holds, and the invariant does not. After the node 2 of three was
    // removed, the list has two nodes and the sequence has one: its length is not the size, and nodes[1] is not there.
    /*@ normal_behavior
      @   requires 0 < i && i < size;
      @   ensures nodes == \old(\seq_concat(\seq_sub(nodes, 0, i - 1), \seq_sub(nodes, i + 1, nodes.length)));
      @   ensures size == \old(size) - 1;
      @   assignable size, nodes, ((Node) nodes[i - 1]).next;
      @*/
    void remove(int i) {      // the fault: not proved
        Node before = node(i - 1);
        Node removed = node(i);
        before.next = removed.next;
        //@ set nodes = \seq_concat(\seq_sub(nodes, 0, i - 1), \seq_sub(nodes, i + 1, nodes.length));
        size--;
    }
}
