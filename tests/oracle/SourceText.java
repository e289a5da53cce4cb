import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of a file as javac counts it, in UTF-16 units, with the byte at which each unit starts. */
final class SourceText {
    private final String text;
    private final int[] bytes;

    private SourceText(String text) {
        this.text = text;
        this.bytes = new int[text.length() + 1];
        for (int index = 0; index < text.length(); index++) {
            bytes[index + 1] = bytes[index] + width(text.charAt(index));
        }
    }

    /** The text of a file, or null if it is not UTF-8. */
    static SourceText read(Path file) throws IOException {
        try {
            ByteBuffer content = ByteBuffer.wrap(Files.readAllBytes(file));
            return new SourceText(StandardCharsets.UTF_8.newDecoder().decode(content).toString());
        } catch (CharacterCodingException notUtf8) {
            return null;
        }
    }

    int byteOffset(int unit) {
        return bytes[unit];
    }

    /** Where a name ends that starts at a unit; each of its characters can be written as an escape of six or more. */
    int endOfName(int start, String name) {
        int end = start;
        // A variable without a name is written as an underscore.
        for (int rest = Math.max(1, name.length()); rest > 0; rest--) {
            if (text.startsWith("\\u", end)) {
                end++;
                while (text.startsWith("u", end)) {
                    end++;
                }
                end += 4;
            } else {
                end++;
            }
        }
        return Math.min(end, text.length());
    }

    /** Each half of a surrogate pair counts for two of the four bytes; no tree starts between the two. */
    private static int width(char unit) {
        if (unit < 0x80) {
            return 1;
        }
        return unit < 0x800 || Character.isSurrogate(unit) ? 2 : 3;
    }
}
