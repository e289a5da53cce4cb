/** Found by programs with assertions (seed 54): `Boolean.FALSE` was taken as any box. */
class TrueIsNotFalse {
    static void different() {
        Boolean t = Boolean.FALSE;
        assert !Boolean.TRUE.equals(t);
    }

    static void same() {
        Boolean t = Boolean.TRUE;
        assert !Boolean.TRUE.equals(t);    //~ refuted[assertion]
    }
}
//~ obligations: 6
