// What is known of the fields of new objects, and what is not: other names, branches, loops and arrays lead to them, too. Each assertion is wrong.
import java.util.ArrayList;
import java.util.List;

class FieldsOfNewObjects {
    static class Node {
        int x;
        Node next;
    }

    static class Box {
        Node n;
    }

    static void aliasParams(Node a, Node b) {
        a.x = 1;
        b.x = 2;
        assert a.x == 1; //~ refuted[assertion]
    }

    static void throughList() {
        Node n = new Node();
        List<Node> l = new ArrayList<>();
        l.add(n);
        Node m = l.get(0);
        m.x = 5;
        assert n.x == 0; //~ refuted[assertion]
    }

    static void throughField(Box b) {
        Node n = new Node();
        b.n = n;
        b.n.x = 3;
        assert n.x == 0; //~ refuted[assertion]
    }

    static void throughArray(Node[] a) {
        if (a.length > 0) {
            Node n = new Node();
            a[0] = n;
            a[0].x = 3;
            assert n.x == 0; //~ refuted[assertion]
        }
    }

    static void phi(boolean c) {
        Node n = new Node();
        if (c) {
            n.x = 1;
        } else {
            n.x = 2;
        }
        assert n.x == 1; //~ refuted[assertion]
    }

    static void phi2(boolean c, Node p) {
        Node n = new Node();
        Node q = c ? n : p;
        q.x = 4;
        assert n.x == 0; //~ refuted[assertion]
    }

    static void phi3(boolean c, Node p) {
        Node n = new Node();
        Node q = c ? n : p;
        q.x = 4;
        assert n.x == 4; //~ refuted[assertion]
    }

    static void loopAlias(Node p, int k) {
        Node n = new Node();
        Node q = p;
        for (int i = 0; i < k; i++) {
            q.x = 9; // needs an invariant //~ proved[null-dereference]
            q = n;
        }
        assert n.x == 0; //~ refuted[assertion]
    }

    static void loopField(int k) {
        Node n = new Node();
        for (int i = 0; i < k; i++) {
            n.x++;
        }
        assert n.x == 0; //~ refuted[assertion]
    }

    static void loopNew(int k) {
        Node last = new Node();
        Node first = last;
        for (int i = 0; i < k; i++) {
            last.next = new Node(); // needs an invariant //~ proved[null-dereference]
            last = last.next;
        }
        assert first.next == null; //~ refuted[assertion]
    }

    static void loopNew2(int k) {
        Node last = new Node();
        Node first = last;
        for (int i = 0; i < k; i++) {
            Node m = new Node();
            m.x = i;
            last = m;
        }
        assert last == first; //~ refuted[assertion]
    }

    static void sameNew(int k) {
        Node a = null, b = null;
        for (int i = 0; i < 2; i++) {
            Node m = new Node();
            b = a;
            a = m;
        }
        assert a == b; //~ refuted[assertion]
    }

    static void oldEqualsNew(Box b) {
        Node old = b.n;
        Node n = new Node();
        b.n = n;
        assert b.n == old; //~ refuted[assertion]
    }

    static void oldEqualsNew2(Box b) {
        Node n = new Node();
        b.n = n;
        Node r = b.n;
        assert r != n; //~ refuted[assertion]
    }

    static void escapeCall(Box b) {
        Node n = new Node();
        keep(b, n);
        b.n.x = 8;
        assert n.x == 0; //~ refuted[assertion]
    }

    static void keep(Box b, Node n) {
        b.n = n;
    }

    static void arrays() {
        int[] a = new int[3];
        int[] b = a;
        b[1] = 5;
        assert a[1] == 0; //~ refuted[assertion]
    }

    static void arrays2(int[] p) {
        if (p.length > 1) {
            int[] a = new int[3];
            p[1] = 5;
            a[1] = 6;
            assert p[1] == 6; //~ refuted[assertion]
        }
    }

    static void arrays3(int i) {
        int[] a = new int[3];
        if (0 <= i && i < 3) {
            a[i] = 4;
            assert a[0] == 0; //~ refuted[assertion]
        }
    }

    static void twoD() {
        int[][] a = new int[2][2];
        int[] r = a[0];
        r[1] = 3;
        assert a[0][1] == 0; //~ refuted[assertion]
    }
}
//~ obligations: 86
