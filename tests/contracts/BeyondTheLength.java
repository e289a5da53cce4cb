// Nothing is known of what lies beyond the length of an array, not even of a new one: a specification that asks for it has no value.
class BeyondTheLength {
    static void made() {
        int[] cells = new int[3];
        assert cells[2] == 0; //~ proved[assertion]
        //@ assert cells[5] == 0; //~ refuted[ill-defined-specification]
    }
}
//~ obligations: 5
