// What the constructor tests after it has handed the object on was not tested when others saw it.
class GuardAfterHandingOn {
    final int low;
    final int high;

    GuardAfterHandingOn(int low, int high) {
        this.low = low;
        this.high = high;
        GuardUser.look(this);
        if (low > high) {
            throw new IllegalArgumentException();
        }
    }
}

class GuardUser {
    //@ requires true;
    //@ ensures true;
    static void look(GuardAfterHandingOn range) {
        assert range.low <= range.high; //~ refuted[assertion]
    }
}
//~ obligations: 7
