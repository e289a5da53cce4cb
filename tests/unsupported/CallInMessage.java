// The message of an assertion that does more than name a value is not modelled.
class CallInMessage {

    static void divided(int x) {
        assert x != 0 : 10 / x; //~ skipped[not-supported]
    }

    static void named(int x) {
        assert x != 0 : x; //~ refuted[assertion]
    }
}
