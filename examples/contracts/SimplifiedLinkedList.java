// expected: exit 0
package contracts;

/** A linked list of at least one node, whose nodes a ghost sequence knows in their order. */
public final class SimplifiedLinkedList {
    private /*@ nullable @*/ Node first;
    private int size;

    //@ private ghost \seq nodes;

    //@ private invariant 0 < size && nodes.length == size;
    //@ private invariant (\forall int i; 0 <= i && i < size; (Node) nodes[i] != null);
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < size; (Node) nodes[i] != (Node) nodes[j]);
    //@ private invariant (\forall int i; 0 <= i && i < size - 1; ((Node) nodes[i]).next == (Node) nodes[i + 1]);
    //@ private invariant ((Node) nodes[size - 1]).next == null;
    //@ private invariant first == (Node) nodes[0];

    static final class Node {
        /*@ nullable @*/ Node next;
        /*@ nullable @*/ Object data;
    }

    /*@ normal_behavior
      @   ensures size == 1;
      @   assignable \nothing;
      @*/
    SimplifiedLinkedList(/*@ nullable @*/ Object data) {
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

    /*@ normal_behavior
      @   requires 0 < i && i < size;
      @   ensures nodes == \old(\seq_concat(\seq_sub(nodes, 0, i), \seq_sub(nodes, i + 1, nodes.length)));
      @   ensures size == \old(size) - 1;
      @   assignable size, nodes, ((Node) nodes[i - 1]).next;
      @*/
    void remove(int i) {
        Node before = node(i - 1);
        Node removed = node(i);
        before.next = removed.next;
        //@ set nodes = \seq_concat(\seq_sub(nodes, 0, i), \seq_sub(nodes, i + 1, nodes.length));
        size--;
    }
}
