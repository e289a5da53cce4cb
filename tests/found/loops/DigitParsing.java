/** Parsing and printing numbers. */
final class DigitParsing {
    // At most four digits give a number below ten thousand.
    static void fourDigits(String s) {
        int value = 0;
        for (int i = 0; i < s.length() && i < 4; i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                break;
            }
            value = value * 10 + (c - '0');
        }
        assert 0 <= value && value < 10000; // holds
    }

    static void fourDigitsWrong(String s) {
        int value = 0;
        for (int i = 0; i < s.length() && i <= 4; i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                break;
            }
            value = value * 10 + (c - '0');
        }
        assert 0 <= value && value < 10000; // wrong
    }

    // Without a sign the value is not negative.
    static void signed(String s) {
        boolean negative = !s.isEmpty() && s.charAt(0) == '-';
        int value = 0;
        for (int i = negative ? 1 : 0; i < Math.min(s.length(), 9); i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
            }
        }
        if (negative) {
            value = -value;
        }
        assert negative || value >= 0; // holds
    }

    static void signedWrong(String s) {
        boolean negative = !s.isEmpty() && s.charAt(0) == '-';
        int value = 0;
        for (int i = negative ? 1 : 0; i < Math.min(s.length(), 9); i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
            }
        }
        if (negative) {
            value = -value;
        }
        assert negative == value < 0; // wrong
    }

    // A hexadecimal digit is below sixteen.
    static void hexadecimal(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            int digit = 0;
            if (c >= '0' && c <= '9') {
                digit = c - '0';
            } else if (c >= 'a' && c <= 'f') {
                digit = c - 'a' + 10;
            }
            assert 0 <= digit && digit < 16; // holds
        }
    }

    static void hexadecimalWrong(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            int digit = 0;
            if (c >= '0' && c <= '9') {
                digit = c - '0';
            } else if (c >= 'a' && c <= 'z') {
                digit = c - 'a' + 10;
            }
            assert 0 <= digit && digit < 16; // wrong
        }
    }

    // A hash code is brought into the range of the buckets.
    static void bucket(String s) {
        int hash = 7;
        for (int i = 0; i < s.length(); i++) {
            hash = 31 * hash + s.charAt(i);
        }
        int bucket = Math.floorMod(hash, 16);
        assert 0 <= bucket && bucket < 16; // holds
    }

    static void bucketWrong(String s) {
        int hash = 7;
        for (int i = 0; i < s.length(); i++) {
            hash = 31 * hash + s.charAt(i);
        }
        int bucket = hash % 16;
        assert 0 <= bucket && bucket < 16; // wrong
    }

    // The parser stops at the first character that is no digit.
    static void skipDigits(String s, int from) {
        if (from < 0 || from > s.length()) {
            throw new IllegalArgumentException();
        }
        int at = from;
        while (at < s.length() && s.charAt(at) >= '0' && s.charAt(at) <= '9') {
            at++;
        }
        assert at == s.length() || s.charAt(at) < '0' || s.charAt(at) > '9'; // holds
    }

    static void skipDigitsWrong(String s, int from) {
        if (from < 0 || from > s.length()) {
            throw new IllegalArgumentException();
        }
        int at = from;
        while (at < s.length() && s.charAt(at) > '0' && s.charAt(at) <= '9') {
            at++;
        }
        assert at == s.length() || s.charAt(at) < '0' || s.charAt(at) > '9'; // wrong
    }

    // A printed binary number has between one and 31 digits.
    static void binary(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder();
        do {
            sb.insert(0, n % 2 == 0 ? '0' : '1');
            n /= 2;
        } while (n > 0);
        assert 1 <= sb.length() && sb.length() <= 31; // holds
    }

    static void binaryWrong(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder();
        while (n > 0) {
            sb.insert(0, n % 2 == 0 ? '0' : '1');
            n /= 2;
        }
        assert 1 <= sb.length() && sb.length() <= 31; // wrong
    }
}
