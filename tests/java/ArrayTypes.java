// An `Object[]` may be an array of arrays, also of a kind that the program only tests for.
class ArrayTypes {
    Object[] kept;

    static void tested(Object[] all) {
        assert !(all instanceof int[][]); //~ refuted[assertion]
    }

    static void both(Object any) {
        if (any instanceof int[][]) {
            assert any instanceof Object[]; //~ proved[assertion]
            assert false; //~ refuted[assertion]
        }
    }

    static void stored(Object[] all) {
        if (all.length > 0) {
            all[0] = new ArrayTypes(); //~ refuted[array-store]
        }
    }

    static void throughAField(ArrayTypes types, Object any) {
        if (any instanceof int[][]) {
            types.kept = (int[][]) any;
            assert types.kept.length == 0; //~ refuted[assertion]
        }
    }
}
//~ obligations: 12
