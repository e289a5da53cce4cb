/** A version such as 1.12.0; missing parts count as zero. */
public final class VersionNumber implements Comparable<VersionNumber> {
    private final int[] parts;

    public VersionNumber(String text) {
        String[] pieces = text.split("\\.", -1);
        if (pieces.length > 4) {
            throw new IllegalArgumentException("too many parts: " + text);
        }
        parts = new int[pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            parts[i] = number(pieces[i]);
        }
    }

    private VersionNumber(int[] parts) {
        this.parts = parts;
    }

    private static int number(String piece) {
        if (piece.isEmpty() || piece.length() > 6) {
            throw new IllegalArgumentException("bad part '" + piece + "'");
        }
        int value = 0;
        for (int i = 0; i < piece.length(); i++) {
            char c = piece.charAt(i);
            if (c < '0' || c > '9') {
                throw new IllegalArgumentException("bad part '" + piece + "'");
            }
            value = 10 * value + (c - '0');
        }
        assert value >= 0 && value <= 999_999;
        return value;
    }

    private int part(int i) {
        return i < parts.length ? parts[i] : 0;
    }

    public int major() {
        assert parts.length > 0;
        return parts[0];
    }

    @Override
    public int compareTo(VersionNumber other) {
        int length = Math.max(parts.length, other.parts.length);
        for (int i = 0; i < length; i++) {
            int difference = part(i) - other.part(i);
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    public VersionNumber nextMajor() {
        if (parts[0] >= 999_999) {
            throw new IllegalStateException("no next version");
        }
        VersionNumber next = new VersionNumber(new int[] {parts[0] + 1, 0});
        assert next.compareTo(this) > 0;
        return next;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            text.append('.').append(parts[i]);
        }
        return text.toString();
    }
}
