// Equality and order of texts.
class Comparing {
    void okEqualsItself(String s) {
        assert s.equals(s) && s.compareTo(s) == 0;
    }

    void okEqualHasEqualLength(String s, String t) {
        if (s.equals(t)) {
            assert s.length() == t.length();
        }
    }

    void okNotNull(String s) {
        assert !s.equals(null);
    }

    void okIgnoringCase() {
        assert "Abc".equalsIgnoreCase("aBC") && "a".compareToIgnoreCase("B") < 0;
    }

    void okEqualIgnoringCaseToo(String s, String t) {
        assert !s.equals(t) || s.equalsIgnoreCase(t);
    }

    void okInterned(String s) {
        assert s.intern().equals(s);
    }

    void okSameContentOfBuilder(String s) {
        assert s.contentEquals(new StringBuilder(s));
    }

    void okHashOfEqual(String s, String t) {
        if (s.equals(t)) {
            assert s.hashCode() == t.hashCode();
        }
    }

    void badIdentity(String s, String t) {
        assert s != t || !s.equals(t); //~ refuted[assertion]
    }

    void badHashMeansEqual(String s, String t) {
        assert s.length() == t.length() || !s.equals(t + "");
        assert s.compareTo(t) != 0; //~ refuted[assertion]
    }

    void badNewIsSame(String s) {
        assert new String(s) == s; //~ refuted[assertion]
    }

    void badLengthDecides(String s, String t) {
        assert s.length() != t.length() || s.equals(t); //~ refuted[assertion]
    }

    void badOrderByLength(String s, String t) {
        assert s.length() >= t.length() || s.compareTo(t) < 0; //~ refuted[assertion]
    }

    void badCaseDoesNotMatter() {
        assert "a".equals("A"); //~ refuted[assertion]
    }

    void badIgnoringCaseIsEqual(String s, String t) {
        assert !s.equalsIgnoreCase(t) || s.equals(t); //~ refuted[assertion]
    }

    void badCompareIsOne(String s, String t) {
        int order = s.compareTo(t);
        assert -1 <= order && order <= 1; //~ refuted[assertion]
    }
}
//~ obligations: 60
