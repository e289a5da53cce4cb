package java.lang;

/** Sequences of characters. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    public String toString();

    public default java.util.stream.IntStream chars() {
        return java.util.stream.StreamSupport.intStream(new CharSpliterator(this), false);
    }

    public default java.util.stream.IntStream codePoints() {
        return java.util.stream.StreamSupport.intStream(new CodePointSpliterator(this), false);
    }

    public static int compare(CharSequence cs1, CharSequence cs2) {
        Object first = java.util.Objects.requireNonNull(cs1);
        Object second = java.util.Objects.requireNonNull(cs2);
        if (first == second) {
            return 0;
        }
        int common = Math.min(cs1.length(), cs2.length());
        for (int index = 0; index < common; index++) {
            int difference = cs1.charAt(index) - cs2.charAt(index);
            if (difference != 0) {
                return difference;
            }
        }
        return cs1.length() - cs2.length();
    }
}
