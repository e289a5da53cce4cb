// Of a call that has no model nothing is known; the code around it is checked, and so are the callers.
class CallerOfSkipped {

    private static int parsed(Object text) {
        return java.text.Normalizer.isNormalized((String) text, java.text.Normalizer.Form.NFC) ? 1 : 0; //~ unknown[unknown-effect], refuted[class-cast]
    }

    private static int twice(Object text) {
        return 2 * parsed(text);
    }

    static void assertsAboutIt(Object text) {
        assert twice(text) < 3;
    }

    static void independent(int x) {
        assert x < 3; //~ refuted[assertion]
    }
}
//~ obligations: 4
