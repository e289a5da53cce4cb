import java.util.ArrayList;
import java.util.List;

/** Keeps the last lines of a log, in chunks. */
public class ChunkedLog {
    private static final int CHUNK = 4;

    private final List<String[]> chunks = new ArrayList<>();
    private int used;

    public void add(String line) {
        if (chunks.isEmpty() || used == CHUNK) {
            chunks.add(new String[CHUNK]);
            used = 0;
        }
        chunks.get(chunks.size() - 1)[used++] = line;
    }

    public void dropLast() {
        if (chunks.isEmpty()) {
            return;
        }
        used--;
        chunks.get(chunks.size() - 1)[used] = null;    // BUG: ArrayIndexOutOfBoundsException, nothing is left in the first chunk
        if (used == 0 && chunks.size() > 1) {
            chunks.remove(chunks.size() - 1);
        }
    }

    public int size() {
        return chunks.isEmpty() ? 0 : (chunks.size() - 1) * CHUNK + used;
    }
}
