// The message of an assertion is worked out only where it fails.
class CallInMessage {

    static void divided(int x) {
        assert x != 0 : 10 / x; //~ refuted[assertion]
    }

    static void named(int x) {
        assert x != 0 : x; //~ refuted[assertion]
    }
}
//~ obligations: 2
