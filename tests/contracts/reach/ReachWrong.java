// What paths do not give.
final class Link {
    /*@ nullable @*/ Link next;
    int value;
}

class ReachWrong {
    //@ requires \reach(from.next, from, to, 2);
    //@ ensures from.next == to;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void two(Link from, Link to) {
    }

    //@ ensures \reach(from.next, from, to);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void all(Link from, Link to) {
    }

    //@ requires \reach(from.next, from, to, n);
    //@ ensures \reach(from.next, from, to, n + 1);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void longer(Link from, Link to, int n) {
    }

    //@ requires \reach(from.next, from, to, n);
    //@ ensures n > 0;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void positive(Link from, Link to, int n) {
    }

    // A path may go in circles.
    //@ requires \reach(from.next, from, to, n) && \reach(from.next, from, to, k);
    //@ ensures n == k;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void circle(Link from, Link to, int n, int k) {
    }

    // The path may go through the link that changes.
    //@ requires \reach(from.next, from, to, n);
    //@ ensures \reach(from.next, from, to, n);      //~ refuted[postcondition]
    //@ assignable other.next;
    static void cut(Link from, Link to, Link other, int n) {
        other.next = null;
    }

    // The last link may have another behind it.
    //@ requires \reach(from.next, from, last, n);
    //@ ensures \reach(from.next, from, last, n);      //~ refuted[postcondition]
    //@ assignable last.next;
    static void append(Link from, Link last, int n) {
        last.next = new Link();
    }

    //@ requires \reach(from.next, from, to, 1);
    //@ ensures \subset(\singleton(to.value), \reachLocs(from.next, to.next));      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void behind(Link from, Link to) {
    }

    //@ ensures \reach(from.next, from, from, -1);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void negative(Link from) {
    }

    //@ requires \reach(from.next, from, to, n) && from != to;
    //@ ensures false;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void nothing(Link from, Link to, int n) {
    }
}
//~ obligations: 22
