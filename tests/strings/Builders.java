// StringBuilder: what it holds after each operation, and which indices it takes.
class Builders {
    void okAppended(String s, String t) {
        StringBuilder text = new StringBuilder(s);
        text.append(t);
        assert text.length() == s.length() + t.length();
    }

    void okChained() {
        assert new StringBuilder("a").append(1).append('c').append(true).toString().equals("a1ctrue");
    }

    void okInserted(String s) {
        StringBuilder text = new StringBuilder(s);
        text.insert(0, "ab");
        assert text.length() == s.length() + 2 && text.charAt(0) == 'a';
    }

    void okDeleted(String s) {
        StringBuilder text = new StringBuilder(s);
        if (text.length() > 0) {
            text.deleteCharAt(0);
            assert text.length() == s.length() - 1;
        }
    }

    void okReversed() {
        assert new StringBuilder("abc").reverse().toString().equals("cba");
    }

    void okReversedLength(String s) {
        assert new StringBuilder(s).reverse().length() == s.length();
    }

    void okSetLength(String s) {
        StringBuilder text = new StringBuilder(s);
        text.setLength(0);
        assert text.toString().isEmpty();
    }

    void okSetCharAt(String s) {
        StringBuilder text = new StringBuilder(s);
        if (text.length() > 2) {
            text.setCharAt(2, 'z');
            assert text.charAt(2) == 'z' && text.length() == s.length();
        }
    }

    void okSameBuilder(String s) {
        StringBuilder text = new StringBuilder();
        assert text.append(s) == text;
    }

    void okReplaced() {
        assert new StringBuilder("abcd").replace(1, 3, "x").toString().equals("axd");
    }

    void badAppendNull() {
        StringBuilder text = new StringBuilder();
        text.append((String) null);
        assert text.length() == 0; //~ refuted[assertion]
    }

    void badDeleted(String s) {
        new StringBuilder(s).deleteCharAt(0); //~ refuted[index-range]
    }

    void badInsertedBehind(StringBuilder text, int at) {
        text.insert(at, "x"); //~ refuted[index-range]
    }

    void badReversedIsSame(String s) {
        assert new StringBuilder(s).reverse().toString().equals(s); //~ refuted[assertion]
    }

    void badEqualBuilders(String s) {
        assert new StringBuilder(s).equals(new StringBuilder(s)); //~ refuted[assertion]
    }

    void badNegativeLength(String s, int n) {
        new StringBuilder(s).setLength(n); //~ refuted[index-range]
    }

    void badOriginalChanges(String s) {
        StringBuilder text = new StringBuilder(s);
        text.append("x");
        assert s.length() == text.length(); //~ refuted[assertion]
    }

    void badCapacityIsLength(String s) {
        assert new StringBuilder(s).capacity() == s.length(); //~ refuted[assertion]
    }
}
//~ obligations: 95
