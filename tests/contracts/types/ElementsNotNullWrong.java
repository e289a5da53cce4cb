// The second element of the new array is null.
class ElementsNotNullWrong {
    int weight;

    //@ ensures \result.length == 2;
    //@ ensures \nonnullelements(\result);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static /*@ nullable @*/ ElementsNotNullWrong[] pair() {
        ElementsNotNullWrong[] pair = new ElementsNotNullWrong[2];
        pair[0] = new ElementsNotNullWrong();
        return pair;
    }
}
//~ obligations: 7
