// What an earlier clause says guards the later ones, and a precondition guards the postconditions.
class GuardsAcrossClauses {
    int value;

    //@ requires box != null;
    //@ requires box.value != 0;
    //@ requires 100 / box.value >= 1;
    //@ ensures \result == 100 / \old(box.value);
    //@ assignable \nothing;
    static int share(/*@ nullable @*/ GuardsAcrossClauses box) {
        return 100 / box.value;
    }
}
//~ obligations: 5
