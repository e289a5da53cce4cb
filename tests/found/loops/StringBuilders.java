import java.util.List;

/** Building strings in loops. */
final class StringBuilders {
    // Repeating a character gives the requested length.
    static void repeat(char c, int n) {
        if (n < 0 || n > 1000) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append(c);
        }
        assert sb.length() == n; // holds
    }

    static void repeatWrong(char c, int n) {
        if (n < 0 || n > 1000) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i <= n; i++) {
            sb.append(c);
        }
        assert sb.length() == n; // wrong
    }

    // A reversed string has the same length.
    static void reverse(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = s.length() - 1; i >= 0; i--) {
            sb.append(s.charAt(i));
        }
        assert sb.length() == s.length(); // holds
    }

    static void reverseWrong(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = s.length() - 1; i > 0; i--) {
            sb.append(s.charAt(i));
        }
        assert sb.length() == s.length(); // wrong
    }

    // Joined elements have a comma between any two of them, also if some are empty.
    static void join(List<String> in) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < in.size(); i++) {
            if (i > 0) {
                sb.append(',');
            }
            sb.append(in.get(i));
        }
        assert in.isEmpty() || sb.length() >= in.size() - 1; // holds
    }

    static void joinWrong(List<String> in) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < in.size(); i++) {
            if (sb.length() > 0) {
                sb.append(',');
            }
            sb.append(in.get(i));
        }
        assert in.isEmpty() || sb.length() >= in.size() - 1; // wrong
    }

    // No blank is left.
    static void removeBlanks(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c != ' ') {
                sb.append(c);
            }
        }
        for (int i = 0; i < sb.length(); i++) {
            assert sb.charAt(i) != ' '; // holds
        }
    }

    static void removeBlanksWrong(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c != ' ' || sb.length() == 0) {
                sb.append(c);
            }
        }
        for (int i = 0; i < sb.length(); i++) {
            assert sb.charAt(i) != ' '; // wrong
        }
    }

    // Escaping quotes never makes a string shorter.
    static void escape(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"') {
                sb.append('\\');
            }
            sb.append(c);
        }
        assert sb.length() >= s.length(); // holds
    }

    static void escapeWrong(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"') {
                sb.append('\\');
            }
            sb.append(c);
        }
        assert sb.length() > s.length(); // wrong
    }

    // A replaced character does not occur any more.
    static void replace(String s, char from, char to) {
        if (from == to) {
            return;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            sb.append(c == from ? to : c);
        }
        for (int i = 0; i < sb.length(); i++) {
            assert sb.charAt(i) != from; // holds
        }
    }

    static void replaceWrong(String s, char from, char to) {
        if (from == to) {
            return;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            sb.append(c == to ? from : c);
        }
        for (int i = 0; i < sb.length(); i++) {
            assert sb.charAt(i) != from; // wrong
        }
    }

    // Padding makes a string at least as long as the width.
    static void pad(String s, int width) {
        if (width > 1000) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder(s);
        while (sb.length() < width) {
            sb.insert(0, ' ');
        }
        assert sb.length() >= width; // holds
    }

    static void padWrong(String s, int width) {
        if (width > 1000) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder(s);
        while (sb.length() < width) {
            sb.insert(0, ' ');
        }
        assert sb.length() == width; // wrong
    }
}
