/** Methods of strings that take regular expressions throw `NullPointerException` for null, before they look at anything else. */
class NullPatterns {
    boolean matches(String text) {
        return text.matches(null);                          //~ refuted[null-argument]
    }

    boolean caught(String text) {
        try {
            return text.matches(null);                      //~ refuted[null-argument]
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    String all(String text) {
        return text.replaceAll(null, "a");                  //~ refuted[null-argument]
    }

    String first(String text) {
        return text.replaceFirst("a", null);                //~ unknown[null-argument]
    }

    boolean literal(String text) {
        return text.matches("[ab]+");
    }
}
//~ obligations: 16
