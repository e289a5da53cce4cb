import java.util.ArrayList;
import java.util.List;

/** Scanning strings by index. */
final class StringScans {
    // The scan stops at the character or at the end.
    static void find(String s, char c) {
        int i = 0;
        while (i < s.length() && s.charAt(i) != c) {
            i++;
        }
        assert i == s.length() || s.charAt(i) == c; // holds
    }

    static void findWrong(String s, char c) {
        int i = 0;
        while (i < s.length() && s.charAt(i) != c) {
            i++;
        }
        assert i < s.length(); // wrong
    }

    // The last slash is found by a scan from the end.
    static void lastSlash(String path) {
        int i = path.length() - 1;
        while (i >= 0 && path.charAt(i) != '/') {
            i--;
        }
        assert i == -1 || path.charAt(i) == '/'; // holds
    }

    static void lastSlashWrong(String path) {
        int i = path.length() - 1;
        while (i > 0 && path.charAt(i) != '/') {
            i--;
        }
        assert i == -1 || path.charAt(i) == '/'; // wrong
    }

    // A trimmed string does not end with a blank.
    static void trim(String s) {
        int start = 0;
        int end = s.length();
        while (start < end && s.charAt(start) == ' ') {
            start++;
        }
        while (end > start && s.charAt(end - 1) == ' ') {
            end--;
        }
        assert start == end || s.charAt(end - 1) != ' '; // holds
    }

    static void trimWrong(String s) {
        int start = 0;
        int end = s.length();
        while (start < end && s.charAt(start) == ' ') {
            start++;
        }
        if (end > start && s.charAt(end - 1) == ' ') {
            end--;
        }
        assert start == end || s.charAt(end - 1) != ' '; // wrong
    }

    // A string that passed the check has digits only.
    static void digitsOnly(String s) {
        boolean digits = true;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                digits = false;
            }
        }
        for (int i = 0; digits && i < s.length(); i++) {
            assert s.charAt(i) >= '0' && s.charAt(i) <= '9'; // holds
        }
    }

    static void digitsOnlyWrong(String s) {
        boolean digits = true;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' && c > '9') {
                digits = false;
            }
        }
        for (int i = 0; digits && i < s.length(); i++) {
            assert s.charAt(i) >= '0' && s.charAt(i) <= '9'; // wrong
        }
    }

    // Splitting at commas gives one part more than there are commas.
    static void split(String line) {
        List<String> parts = new ArrayList<>();
        int commas = 0;
        int start = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == ',') {
                parts.add(line.substring(start, i));
                start = i + 1;
                commas++;
            }
        }
        parts.add(line.substring(start));
        assert parts.size() == commas + 1; // holds
    }

    static void splitWrong(String line) {
        List<String> parts = new ArrayList<>();
        int commas = 0;
        int start = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == ',') {
                parts.add(line.substring(start, i));
                start = i + 1;
                commas++;
            }
        }
        if (start < line.length()) {
            parts.add(line.substring(start));
        }
        assert parts.size() == commas + 1; // wrong
    }

    // The common prefix of two strings is the same part of both.
    static void commonPrefix(String a, String b) {
        int n = 0;
        while (n < a.length() && n < b.length() && a.charAt(n) == b.charAt(n)) {
            n++;
        }
        assert a.substring(0, n).equals(b.substring(0, n)); // holds
    }

    static void commonPrefixWrong(String a, String b) {
        int n = 0;
        while (n < a.length() && n < b.length() && Character.toLowerCase(a.charAt(n)) == Character.toLowerCase(b.charAt(n))) {
            n++;
        }
        assert a.substring(0, n).equals(b.substring(0, n)); // wrong
    }
}
