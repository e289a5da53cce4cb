// A copy is made only of arrays that are not empty.
class FreshParameterWrong {

    //@ ensures \result.length == a.length;
    //@ ensures \fresh(\result);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int[] copy(int[] a) {
        if (a.length == 0) {
            return a;
        }
        return new int[a.length];
    }
}
//~ obligations: 7
