// Edit distance with two rows and with an alignment; longest common subsequence; palindromes.
public class EditDistance {
    static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1], current = new int[b.length() + 1];
        for (int j = 0; j < previous.length; j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(change, Math.min(previous[j], current[j - 1]) + 1);
            }
            int[] t = previous;
            previous = current;
            current = t;
        }
        return previous[b.length()];
    }

    static String script(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length(); i >= 0; i--) {
            for (int j = b.length(); j >= 0; j--) {
                if (i == a.length() || j == b.length()) {
                    d[i][j] = a.length() - i + b.length() - j;
                } else if (a.charAt(i) == b.charAt(j)) {
                    d[i][j] = d[i + 1][j + 1];
                } else {
                    d[i][j] = 1 + Math.min(d[i + 1][j], d[i][j + 1]);
                }
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() || j < b.length();) {
            if (i < a.length() && j < b.length() && a.charAt(i) == b.charAt(j)) {
                out.append(a.charAt(i++));
                j++;
            } else if (j == b.length() || i < a.length() && d[i + 1][j] <= d[i][j + 1]) {
                out.append('-').append(a.charAt(i++));
            } else {
                out.append('+').append(b.charAt(j++));
            }
        }
        return out.toString();
    }

    static String palindrome(String s) {
        String best = "";
        for (int center = 0; center < 2 * s.length(); center++) {
            int low = center / 2, high = low + center % 2;
            while (low >= 0 && high < s.length() && s.charAt(low) == s.charAt(high)) {
                low--;
                high++;
            }
            if (high - low - 1 > best.length()) {
                best = s.substring(low + 1, high);
            }
        }
        return best;
    }

    public static void main(String[] args) {
        String[][] pairs = {{"kitten", "sitting"}, {"", "abc"}, {"flaw", "lawn"}, {"same", "same"}, {"intention", "execution"}};
        for (String[] pair : pairs) {
            System.out.println(pair[0] + " " + pair[1] + " " + distance(pair[0], pair[1]) + " " + script(pair[0], pair[1]));
        }
        System.out.println(palindrome("forgeeksskeegfor") + " " + palindrome("abacdfgdcaba") + " [" + palindrome("") + "] " + palindrome("xyz"));
    }
}
