/** Singly linked nodes. */
final class LinkedNodes {
    private static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    /** Callers get their nodes from here. */
    static Node of(int[] values) {
        Node head = null;
        for (int i = values.length - 1; i >= 0; i--) {
            head = new Node(values[i], head);
        }
        return head;
    }

    // As many nodes are counted as were built.
    static void buildAndCount(int[] a) {
        Node head = null;
        for (int x : a) {
            head = new Node(x, head);
        }
        int count = 0;
        for (Node p = head; p != null; p = p.next) {
            count++;
        }
        assert count == a.length; // holds
    }

    static void buildAndCountWrong(int[] a) {
        Node head = null;
        for (int x : a) {
            head = new Node(x, head);
        }
        int count = 0;
        for (Node p = head; p != null && p.next != null; p = p.next) {
            count++;
        }
        assert count == a.length; // wrong
    }

    // A list that is not empty has a last node.
    static void last(Node head) {
        Node last = null;
        for (Node p = head; p != null; p = p.next) {
            last = p;
        }
        assert head == null || last != null; // holds
    }

    static void lastWrong(Node head) {
        Node last = null;
        for (Node p = head; p != null; p = p.next) {
            last = p.next;
        }
        assert head == null || last != null; // wrong
    }

    // The search ends with the value or behind the last node.
    static void find(Node head, int key) {
        Node p = head;
        while (p != null && p.value != key) {
            p = p.next;
        }
        assert p == null || p.value == key; // holds
    }

    static void findWrong(Node head, int key) {
        Node p = head;
        while (p != null && p.value != key) {
            p = p.next;
        }
        assert p == null || p.value == key && p.next != null; // wrong
    }

    // The tail of an appended list has the last value.
    static void append(int[] a) {
        Node head = null;
        Node tail = null;
        for (int x : a) {
            Node node = new Node(x, null);
            if (head == null) {
                head = node;
            } else {
                tail.next = node;
            }
            tail = node;
        }
        assert a.length == 0 || tail.value == a[a.length - 1]; // holds
    }

    static void appendWrong(int[] a) {
        Node head = null;
        Node tail = null;
        for (int x : a) {
            Node node = new Node(x, null);
            if (head == null) {
                head = node;
            } else {
                tail.next = node;
            }
            tail = node;
        }
        assert a.length == 0 || head.value == a[a.length - 1]; // wrong
    }

    // Removing a value behind a dummy node leaves no node with it.
    static void removeAll(Node head, int key) {
        Node dummy = new Node(0, head);
        Node p = dummy;
        while (p.next != null) {
            if (p.next.value == key) {
                p.next = p.next.next;
            } else {
                p = p.next;
            }
        }
        for (Node q = dummy.next; q != null; q = q.next) {
            assert q.value != key; // holds
        }
    }

    static void removeAllWrong(Node head, int key) {
        Node dummy = new Node(0, head);
        Node p = head == null ? dummy : head;
        while (p.next != null) {
            if (p.next.value == key) {
                p.next = p.next.next;
            } else {
                p = p.next;
            }
        }
        for (Node q = dummy.next; q != null; q = q.next) {
            assert q.value != key; // wrong
        }
    }

    // Reversing keeps the number of nodes.
    static void reverse(int[] a) {
        Node list = null;
        for (int i = 0; i < a.length; i++) {
            list = new Node(a[i], list);
        }
        Node reversed = null;
        int moved = 0;
        while (list != null) {
            Node next = list.next;
            list.next = reversed;
            reversed = list;
            list = next;
            moved++;
        }
        assert moved == a.length && (reversed == null || reversed.value == a[0]); // holds
    }

    static void reverseWrong(int[] a) {
        Node list = null;
        for (int i = 0; i < a.length; i++) {
            list = new Node(a[i], list);
        }
        Node reversed = null;
        int moved = 0;
        while (list != null) {
            Node next = list.next;
            list.next = reversed;
            reversed = list;
            list = next;
            moved++;
        }
        assert moved == a.length && (reversed == null || reversed.value == a[a.length - 1]); // wrong
    }
}
