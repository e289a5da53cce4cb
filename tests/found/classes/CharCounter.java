/** How often each letter occurs in the texts read so far. */
public class CharCounter {
    private final int[] counts = new int[26];
    private long letters;
    private long others;

    public void read(String text) {
        for (char c : text.toLowerCase().toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
                letters++;
            } else {
                others++;
            }
        }
        assert letters >= 0;
    }

    public int count(char letter) {
        if (!Character.isLetter(letter)) {
            return 0;
        }
        return counts[Character.toLowerCase(letter) - 'a'];    // BUG: ArrayIndexOutOfBoundsException, a letter such as u umlaut
    }

    public char mostFrequent() {
        int best = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > counts[best]) {
                best = i;
            }
        }
        char result = (char) ('a' + best);
        assert result >= 'a' && result <= 'z';
        return result;
    }

    public int different() {
        int different = 0;
        for (int count : counts) {
            if (count != 0) {
                different++;
            }
        }
        assert different <= counts.length;
        return different;
    }

    public boolean isAnagram(CharCounter other) {
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != other.counts[i]) {
                return false;
            }
        }
        return true;
    }

    public double share(char letter) {
        if (letter < 'a' || letter > 'z') {
            throw new IllegalArgumentException("letter " + letter);
        }
        return letters == 0 ? 0 : (double) counts[letter - 'a'] / letters;
    }

    public long others() {
        return others;
    }
}
