// Character and the characters of a text.
class Characters {
    void okDigits() {
        assert Character.isDigit('7') && !Character.isDigit('x') && Character.getNumericValue('7') == 7;
    }

    void okCase() {
        assert Character.toUpperCase('a') == 'A' && Character.isLowerCase('a') && !Character.isUpperCase('a');
    }

    void okArrayHasLength(String s) {
        assert s.toCharArray().length == s.length();
    }

    void okArrayIsNew(String s) {
        char[] units = s.toCharArray();
        if (units.length > 0) {
            units[0] = 'x';
        }
        assert s.toCharArray().length == units.length;
    }

    void okFromArray(char[] units) {
        assert new String(units).length() == units.length;
    }

    void okSum(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            sum += s.charAt(i) == 'a' ? 1 : 0;
        }
        assert s.length() >= 0;
    }

    void okKnownChars() {
        assert "abc".chars().sum() == 294 && "abc".codePoints().count() == 3;
    }

    void okLines() {
        assert "a\nb\r\nc".lines().count() == 3 && "".lines().count() == 0;
    }

    void badDigit(char c) {
        assert Character.isDigit(c) || Character.isLetter(c); //~ refuted[assertion]
    }

    void badNumericValue(char c) {
        assert Character.getNumericValue(c) >= 0; //~ refuted[assertion]
    }

    void badUpperChanges(char c) {
        assert Character.toUpperCase(c) != c; //~ refuted[assertion]
    }

    void badArrayIsShared(String s) {
        char[] units = s.toCharArray();
        units[0] = 'x'; //~ refuted[array-index]
    }

    void badLetter(String s) {
        assert s.isEmpty() || Character.isLetter(s.charAt(0)); //~ refuted[assertion]
    }

    void badLetterAfterCheck(String s) {
        if (s.length() > 1) {
            assert s.charAt(0) != s.charAt(1); //~ refuted[assertion]
        }
    }

    void badLines() {
        assert "a\n\nb".lines().count() == 2; //~ refuted[assertion]
    }

    void badCodePoints() {
        assert "x\ud83d\ude00".codePoints().count() == 3; //~ refuted[assertion]
    }
}
//~ obligations: 109
