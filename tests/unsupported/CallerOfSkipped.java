// Who calls a skipped method is skipped as well, at the call; and so on to their callers.
class CallerOfSkipped {

    private static int parsed(Object text) {
        return java.util.regex.Pattern.matches("1", (String) text) ? 1 : 0; //~ skipped[not-supported]
    }

    private static int twice(Object text) {
        return 2 * parsed(text); //~ skipped[not-supported]
    }

    static void assertsAboutIt(Object text) {
        assert twice(text) < 3; //~ skipped[not-supported]
    }

    static void independent(int x) {
        assert x < 3; //~ refuted[assertion]
    }
}
//~ obligations: 4
