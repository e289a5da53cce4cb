// Text search: naive, Knuth-Morris-Pratt, a small regular expression matcher by backtracking, and wildcards by dynamic programming.
public class PatternMatching {
    static int comparisons;

    static int naive(String text, String pattern) {
        outer:
        for (int i = 0; i + pattern.length() <= text.length(); i++) {
            for (int j = 0; j < pattern.length(); j++) {
                comparisons++;
                if (text.charAt(i + j) != pattern.charAt(j)) {
                    continue outer;
                }
            }
            return i;
        }
        return -1;
    }

    static int kmp(String text, String pattern) {
        int[] border = new int[pattern.length() + 1];
        border[0] = -1;
        for (int i = 0, k = -1; i < pattern.length(); border[++i] = ++k) {
            while (k >= 0 && pattern.charAt(i) != pattern.charAt(k)) {
                k = border[k];
            }
        }
        for (int i = 0, j = 0; ; i++, j++) {
            if (j == pattern.length()) {
                return i - j;
            }
            if (i == text.length()) {
                return -1;
            }
            while (j >= 0 && text.charAt(i) != pattern.charAt(j)) {
                comparisons++;
                j = border[j];
            }
        }
    }

    static boolean regex(String p, int i, String s, int j) {
        if (i == p.length()) {
            return j == s.length();
        }
        boolean first = j < s.length() && (p.charAt(i) == '.' || p.charAt(i) == s.charAt(j));
        if (i + 1 < p.length()) {
            switch (p.charAt(i + 1)) {
                case '*':
                    return regex(p, i + 2, s, j) || first && regex(p, i, s, j + 1);
                case '+':
                    return first && (regex(p, i + 2, s, j + 1) || regex(p, i, s, j + 1));
                case '?':
                    return regex(p, i + 2, s, j) || first && regex(p, i + 2, s, j + 1);
                default:
            }
        }
        return first && regex(p, i + 1, s, j + 1);
    }

    static boolean wildcard(String p, String s) {
        boolean[] row = new boolean[s.length() + 1];
        row[0] = true;
        for (char c : p.toCharArray()) {
            boolean diagonal = row[0];
            row[0] &= c == '*';
            for (int j = 1; j <= s.length(); j++) {
                boolean old = row[j];
                row[j] = c == '*' ? row[j - 1] || old : diagonal && (c == '?' || c == s.charAt(j - 1));
                diagonal = old;
            }
        }
        return row[s.length()];
    }

    public static void main(String[] args) {
        String[][] searches = {{"aaaaaaaaab", "aaab"}, {"abcabcabd", "abcabd"}, {"text", ""}, {"", "x"}, {"mississippi", "issip"}, {"short", "longer pattern"}};
        for (String[] s : searches) {
            comparisons = 0;
            System.out.print(naive(s[0], s[1]) + "(" + comparisons + ") ");
            comparisons = 0;
            System.out.println(kmp(s[0], s[1]) + "(" + comparisons + ") " + s[0].indexOf(s[1]));
        }
        String[] patterns = {"a*b", "ca?t", ".*o.*o", "x+", "(", ""}, inputs = {"aaab", "b", "cat", "ct", "foo boo", "xxx", "", "("};
        for (String p : patterns) {
            for (String s : inputs) {
                System.out.print(regex(p, 0, s, 0) ? '1' : '0');
            }
            System.out.print(" ");
        }
        System.out.println();
        System.out.println(wildcard("*.java", "Main.java") + " " + wildcard("?a*", "banana") + " " + wildcard("*a?b", "caab") + " " + wildcard("", "") + " " + wildcard("?", ""));
    }
}
