// Where something is in a text.
class Searching {
    void okIndexIsInside(String s) {
        int at = s.indexOf('x');
        if (at >= 0) {
            assert at < s.length() && s.charAt(at) == 'x';
        }
    }

    void okFirstBeforeLast(String s) {
        assert s.indexOf('x') <= s.lastIndexOf('x'); //~ FIXME-unknown[assertion]
    }

    void okEmptyIsEverywhere(String s) {
        assert s.indexOf("") == 0; //~ FIXME-unknown[assertion]
    }

    void okEmptyIsAtTheEnd(String s) {
        assert s.lastIndexOf("") == s.length(); //~ FIXME-unknown[assertion]
    }

    void okContainsItself(String s) {
        assert s.contains(s); //~ FIXME-unknown[assertion]
    }

    void okContainsMeansFound(String s, String t) {
        assert s.contains(t) == (s.indexOf(t) >= 0);
    }

    void okPrefixIsContained(String s, String t) {
        if (s.startsWith(t)) {
            assert t.length() <= s.length();
        }
    }

    void okCharAtOfNotEmpty(String s) {
        if (!s.isEmpty()) {
            char last = s.charAt(s.length() - 1);
        }
    }

    void badIndexIsThere(String s) {
        char c = s.charAt(s.indexOf('x')); //~ refuted[index-range]
    }

    void badOnlyOne(String s) {
        assert s.indexOf('x') == s.lastIndexOf('x'); //~ refuted[assertion]
    }

    void badLastIsSmaller(String s) {
        assert s.lastIndexOf('x') <= s.indexOf('x'); //~ refuted[assertion]
    }

    void badFirstChar(String s) {
        char c = s.charAt(0); //~ refuted[index-range]
    }

    void badStartsMeansEnds(String s, String t) {
        assert !s.startsWith(t) || s.endsWith(t); //~ refuted[assertion]
    }

    void badContainsMeansEqual(String s, String t) {
        assert !s.contains(t) || s.equals(t); //~ refuted[assertion]
    }

    void badIndexFrom(String s, int from) {
        assert s.indexOf('x', from) == s.indexOf('x'); //~ refuted[assertion]
    }

    void badBlankIsEmpty(String s) {
        assert s.isBlank() == s.isEmpty(); //~ refuted[assertion]
    }

    void okEmptyIsBlank() {
        assert "".isBlank() && " \t".isBlank() && !" a ".isBlank();
    }
}
//~ obligations: 72
