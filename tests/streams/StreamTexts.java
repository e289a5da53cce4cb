// Streams of characters and lines.

class StreamTexts {

    static void chars() {
        assert "aba".chars().filter(c -> c == 'a').count() == 2;                        //~ proved[assertion]
    }

    static void charsWrong() {
        assert "aba".chars().filter(c -> c == 'a').count() == 3;                        //~ refuted[assertion]
    }

    static void upper() {
        assert "Ab".chars().anyMatch(c -> Character.isUpperCase(c));                    //~ proved[assertion]
    }

    static void upperWrong() {
        assert "ab".chars().anyMatch(c -> c == 'c');                                    //~ refuted[assertion]
    }

    static void length() {
        assert "abc".chars().count() == 3;                                              //~ proved[assertion]
    }

    static void lines() {
        assert "a\nb".lines().count() == 3;                                             //~ refuted[assertion]
    }
}
//~ obligations: 78
