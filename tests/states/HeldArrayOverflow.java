/** Counts overflow; there is no least element. */
class HeldArrayOverflow {
    private final int[] counts = new int[26];
    private int total;

    void count(char c) {
        if (c >= 'a' && c <= 'z') {
            counts[c - 'a']++;
            total++;
        }
    }

    int of(char c) {
        if (c < 'a' || c > 'z') {
            return 0;
        }
        assert counts[c - 'a'] >= 0;    //~ unknown[assertion]
        return counts[c - 'a'];
    }

    int total() {
        assert total >= 0;    //~ unknown[assertion]
        return total;
    }
}
//~ obligations: 8
