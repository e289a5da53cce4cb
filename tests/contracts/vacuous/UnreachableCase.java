// The precondition leaves two of the cases.
class UnreachableCase {

    //@ requires 1 <= day && day <= 2;
    //@ ensures \result == day * 10;
    //@ assignable \nothing;
    static int price(int day) {
        switch (day) {
            case 1:
                return 10;
            case 2:
                return 20;
            default:
                return 0;      //~ unknown[vacuous]
        }
    }
}
//~ obligations: 3
