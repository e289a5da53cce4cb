import java.util.HashMap;
import java.util.Map;

/** Counting characters in arrays and maps. */
final class CharCounts {
    // The counts of the letters add up to the number of letters.
    static void letters(String s) {
        int[] counts = new int[26];
        int letters = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
                letters++;
            }
        }
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        assert sum == letters; // holds
    }

    static void lettersWrong(String s) {
        int[] counts = new int[26];
        int letters = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a'] = 1;
                letters++;
            }
        }
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        assert sum == letters; // wrong
    }

    // No digit occurs more often than the string is long.
    static void digitHistogram(String s) {
        int[] counts = new int[10];
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9') {
                counts[c - '0']++;
            }
        }
        for (int count : counts) {
            assert 0 <= count && count <= s.length(); // holds
        }
    }

    static void digitHistogramWrong(String s) {
        int[] counts = new int[10];
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9') {
                counts[c - '0']++;
            }
        }
        for (int count : counts) {
            assert 0 <= count && count < s.length(); // wrong
        }
    }

    // The number of distinct digits is the number of flags that are set.
    static void distinctDigits(String s) {
        boolean[] seen = new boolean[10];
        int distinct = 0;
        for (int i = 0; i < s.length(); i++) {
            int digit = s.charAt(i) - '0';
            if (digit >= 0 && digit < 10 && !seen[digit]) {
                seen[digit] = true;
                distinct++;
            }
        }
        int set = 0;
        for (boolean b : seen) {
            set += b ? 1 : 0;
        }
        assert set == distinct; // holds
    }

    static void distinctDigitsWrong(String s) {
        boolean[] seen = new boolean[10];
        int distinct = 0;
        for (int i = 0; i < s.length(); i++) {
            int digit = s.charAt(i) - '0';
            if (digit >= 0 && digit < 10) {
                seen[digit] = true;
                distinct++;
            }
        }
        int set = 0;
        for (boolean b : seen) {
            set += b ? 1 : 0;
        }
        assert set == distinct; // wrong
    }

    // Every character of the map was counted at least once.
    static void countMap(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            counts.put(c, counts.getOrDefault(c, 0) + 1);
        }
        for (Map.Entry<Character, Integer> e : counts.entrySet()) {
            assert e.getValue() > 0; // holds
        }
    }

    static void countMapWrong(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            counts.put(c, counts.getOrDefault(c, i) - i);
        }
        for (Map.Entry<Character, Integer> e : counts.entrySet()) {
            assert e.getValue() > 0; // wrong
        }
    }

    // Anagrams have the same length.
    static void anagram(String s, String t) {
        int[] counts = new int[Character.MAX_VALUE + 1];
        for (int i = 0; i < s.length(); i++) {
            counts[s.charAt(i)]++;
        }
        for (int i = 0; i < t.length(); i++) {
            counts[t.charAt(i)]--;
        }
        boolean anagram = true;
        for (int count : counts) {
            anagram = anagram && count == 0;
        }
        assert !anagram || s.length() == t.length(); // holds
    }

    static void anagramWrong(String s, String t) {
        int[] counts = new int[Character.MAX_VALUE + 1];
        for (int i = 0; i < s.length(); i++) {
            counts[s.charAt(i)]++;
        }
        for (int i = 0; i < t.length(); i++) {
            counts[t.charAt(i)]--;
        }
        boolean anagram = true;
        for (int count : counts) {
            anagram = anagram && count <= 0;
        }
        assert !anagram || s.length() == t.length(); // wrong
    }

    // The most frequent digit is at least as frequent as all others.
    static void mostFrequentDigit(String s) {
        int[] counts = new int[10];
        for (char c : s.toCharArray()) {
            if ('0' <= c && c <= '9') {
                counts[c - '0']++;
            }
        }
        int best = 0;
        for (int d = 1; d < counts.length; d++) {
            if (counts[d] > counts[best]) {
                best = d;
            }
        }
        for (int d = 0; d < counts.length; d++) {
            assert counts[best] >= counts[d]; // holds
        }
    }

    static void mostFrequentDigitWrong(String s) {
        int[] counts = new int[10];
        for (char c : s.toCharArray()) {
            if ('0' <= c && c <= '9') {
                counts[c - '0']++;
            }
        }
        int best = 0;
        for (int d = 1; d < counts.length; d++) {
            if (counts[d] > counts[d - 1]) {
                best = d;
            }
        }
        for (int d = 0; d < counts.length; d++) {
            assert counts[best] >= counts[d]; // wrong
        }
    }
}
