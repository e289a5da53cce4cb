/** Reads durations such as 2h30m into minutes. */
public class DurationParser {
    private DurationParser() {
    }

    public static int minutes(String text) {
        int total = 0;
        int number = 0;
        boolean hasDigit = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                number = (number * 10 + (c - '0')) % 100000;
                hasDigit = true;
            } else if (c == 'h' || c == 'm') {
                if (!hasDigit) {
                    throw new IllegalArgumentException("number expected");
                }
                total = (total + number * (c == 'h' ? 60 : 1)) % 1000000;
                number = 0;
                hasDigit = false;
            } else if (c == '/') {
                total /= number;    // BUG: ArithmeticException, the number may be zero
                number = 0;
                hasDigit = false;
            } else {
                throw new IllegalArgumentException("unexpected " + c);
            }
        }
        return total;
    }
}
