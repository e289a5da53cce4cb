package java.lang;

/** The encoding UTF-8, which the models take for the default charset. */
final class Utf8 {
    private Utf8() {
    }

    static byte[] encode(String text) {
        byte[] bytes = new byte[3 * text.length()];
        int count = 0;
        for (int index = 0; index < text.length(); ) {
            int point = text.codePointAt(index);
            index += Character.charCount(point);
            if (point >= 0xd800 && point <= 0xdfff) {
                point = '?';
            }
            if (point < 0x80) {
                bytes[count++] = (byte) point;
            } else if (point < 0x800) {
                bytes[count++] = (byte) (0xc0 | point >> 6);
                bytes[count++] = (byte) (0x80 | point & 0x3f);
            } else if (point < 0x10000) {
                bytes[count++] = (byte) (0xe0 | point >> 12);
                bytes[count++] = (byte) (0x80 | point >> 6 & 0x3f);
                bytes[count++] = (byte) (0x80 | point & 0x3f);
            } else {
                bytes[count++] = (byte) (0xf0 | point >> 18);
                bytes[count++] = (byte) (0x80 | point >> 12 & 0x3f);
                bytes[count++] = (byte) (0x80 | point >> 6 & 0x3f);
                bytes[count++] = (byte) (0x80 | point & 0x3f);
            }
        }
        byte[] exact = new byte[count];
        System.arraycopy(bytes, 0, exact, 0, count);
        return exact;
    }

    /** The text of the bytes; what is malformed becomes U+FFFD, one for each longest piece that could begin a character. */
    static String decode(byte[] bytes, int start, int end) {
        StringBuilder text = new StringBuilder(end - start);
        int index = start;
        while (index < end) {
            int first = bytes[index++] & 0xff;
            int more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
            if (more < 0) {
                text.append('\ufffd');
                continue;
            }
            int point = more == 0 ? first : first & (0x3f >> more);
            int lowest = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
            int highest = first == 0xf4 ? 0x8f : 0xbf;
            while (more > 0 && index < end && (bytes[index] & 0xff) >= lowest && (bytes[index] & 0xff) <= highest) {
                point = point << 6 | bytes[index++] & 0x3f;
                lowest = 0x80;
                highest = 0xbf;
                more--;
            }
            // A surrogate in three bytes is malformed as a whole.
            boolean surrogate = point >= 0xd800 && point <= 0xdfff;
            text.appendCodePoint(more == 0 && !surrogate ? point : 0xfffd);
        }
        return text.toString();
    }
}
