// The length of a linked list by recursion, and a sum whose recursion lacks the test for the end.
class RecursionListLength {
    int value;
    /*@ nullable @*/ RecursionListLength next;

    //@ ensures 0 <= \result;                  //~ proved[postcondition]
    //@ ensures \result == 0 <==> list == null;    //~ proved[postcondition]
    //@ assignable \nothing;
    static int length(/*@ nullable @*/ RecursionListLength list) {
        if (list == null) {
            return 0;
        }
        int rest = length(list.next);
        return rest == 2147483647 ? rest : rest + 1;
    }

    //@ requires true;
    //@ assignable \nothing;
    static int sum(RecursionListLength list) {
        return list.value + sum(list.next);    //~ refuted[precondition]
    }

    //@ requires true;
    //@ assignable \nothing;
    static boolean contains(/*@ nullable @*/ RecursionListLength list, int value) {
        return list != null && (list.value == value || contains(list.next, value));
    }
}
//~ obligations: 13
