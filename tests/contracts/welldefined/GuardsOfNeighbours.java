// Arithmetic finds the guards: neighbours in an array, `<==`, ranges over objects, and fields that are declared to be not null.
class GuardsOfNeighbours {
    int value;
    GuardsOfNeighbours friend = this;

    //@ requires (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    //@ requires i < a.length <== 0 <= i;
    //@ requires a[i] > 0 <== 0 <= i;
    //@ ensures (\exists int k; 0 <= k && k < a.length - 1; \old(a[k]) == a[k + 1]) || true;
    //@ assignable \nothing;
    static void sorted(int[] a, int i) {
    }

    //@ requires (\forall GuardsOfNeighbours some; some.value > 0; some.friend.value > 0);
    //@ ensures \result.friend.friend.value == \result.friend.friend.value;
    //@ assignable \nothing;
    GuardsOfNeighbours friend() {
        return friend;
    }

    //@ requires 0 < nodes.length;
    //@ ensures \result == nodes[0].value;
    //@ assignable \nothing;
    static int first(GuardsOfNeighbours[] nodes) {
        return nodes[0].value;
    }
}
//~ obligations: 15
