// Calls, `.length`, and `for` over an array need an object; a static method called through null does not exist here.
class NullReceiver {
    NullReceiver parent;
    int[] marks;
    int depth;

    private int depthPlusOne() {
        return depth + 1;
    }

    int parentDepth() {
        return parent.depthPlusOne(); //~ refuted[null-dereference]
    }

    int count() {
        return marks.length; //~ refuted[null-dereference]
    }

    int total() {
        int total = 0;
        for (int mark : marks) { //~ refuted[null-dereference]
            total += mark;
        }
        return total;
    }

    void reset() {
        parent.depth = 0; //~ refuted[null-dereference]
        parent.depth++; //~ proved[null-dereference]
    }
}
//~ obligations: 5
