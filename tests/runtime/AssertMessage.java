// The message of an assertion is only shown: it changes neither the verdict nor what follows.
class AssertMessage {

    static void message(int x) {
        if (x < 0) return;
        assert x >= 0 : x; //~ proved[assertion]
        assert x > 0 : x; //~ refuted[assertion]
        assert x != 0 : 7; //~ proved[assertion]
    }
}
//~ obligations: 3
