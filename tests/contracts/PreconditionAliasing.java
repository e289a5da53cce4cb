// A precondition that two arguments differ.
class PreconditionAliasing {
    int value;

    //@ requires first != second;
    //@ ensures first.value == \old(second.value) && second.value == \old(first.value);
    //@ assignable first.value, second.value;
    static void exchange(PreconditionAliasing first, PreconditionAliasing second) {
        int kept = first.value;
        first.value = second.value;
        second.value = kept;
    }

    static void callAny(PreconditionAliasing a, PreconditionAliasing b) {
        exchange(a, b);                        //~ refuted[precondition], proved[precondition]
    }

    static void callGuarded(PreconditionAliasing a, PreconditionAliasing b) {
        if (a != b) {
            int before = a.value;
            exchange(a, b);                    //~ proved[precondition]
            assert b.value == before;          //~ proved[assertion]
        }
    }

    static void callFresh(PreconditionAliasing a) {
        exchange(a, new PreconditionAliasing());   //~ proved[precondition]
        assert a.value == 0;                   //~ proved[assertion]
    }
}
//~ obligations: 20
