// Substrings, trimming, replacing, repeating.
class Parts {
    void okSubstringLength(String s, int from, int to) {
        if (0 <= from && from <= to && to <= s.length()) {
            assert s.substring(from, to).length() == to - from;
        }
    }

    void okWholeSubstring(String s) {
        assert s.substring(0).equals(s);
    }

    void okTrimIsNotLonger(String s) {
        assert s.trim().length() <= s.length();
    }

    void okStripKnown() {
        assert "  a b ".strip().equals("a b") && " a ".stripLeading().equals("a ") && " a ".stripTrailing().equals(" a");
    }

    void okReplaceKeepsLength(String s) {
        assert s.replace('a', 'b').length() == s.length();
    }

    void okRepeatLength() {
        assert "ab".repeat(3).equals("ababab");
    }

    void okRepeatZero(String s) {
        assert s.repeat(0).isEmpty();
    }

    void okConcatLength(String s, String t) {
        assert s.concat(t).length() == s.length() + t.length();
    }

    void okPlusLength(String s, String t) {
        assert (s + t).length() == s.length() + t.length();
    }

    void badSubstringFits(String s) {
        String part = s.substring(1); //~ refuted[index-range]
    }

    void badSubstringOrder(String s, int from, int to) {
        if (0 <= from && from <= s.length() && 0 <= to && to <= s.length()) {
            String part = s.substring(from, to); //~ refuted[index-range]
        }
    }

    void badTrimIsShorter(String s) {
        assert s.trim().length() < s.length(); //~ refuted[assertion]
    }

    void badReplaceKeepsLength(String s) {
        assert s.replace("a", "bb").length() == s.length(); //~ refuted[assertion]
    }

    void badRepeatNegative(String s, int n) {
        String text = s.repeat(n); //~ refuted[illegal-argument]
    }

    void badStripIsTrim(String s) {
        assert s.strip().equals(s.trim()); //~ unknown[assertion]
    }

    void badPlusNull(String s) {
        assert (s + null).equals(s); //~ refuted[assertion]
    }

    void badReplaceNothing(String s) {
        assert s.replace("", "x").equals(s); //~ refuted[assertion]
    }

    void badConcatOrder(String s, String t) {
        assert s.concat(t).equals(t.concat(s)); //~ refuted[assertion]
    }
}
//~ obligations: 79
