import java.util.ArrayList;
import java.util.List;

/** The working directory of a shell. */
public class PathNormalizer {
    private List<String> parts = new ArrayList<>();
    private List<String> previous = new ArrayList<>();

    public void change(String path) {
        List<String> next = path.startsWith("/") ? new ArrayList<>() : new ArrayList<>(parts);
        for (String piece : path.split("/")) {
            if (piece.isEmpty() || piece.equals(".")) {
                continue;
            }
            if (piece.equals("..")) {
                next.remove(next.size() - 1);    // BUG: IndexOutOfBoundsException, at the root
            } else {
                next.add(piece);
            }
        }
        previous = parts;
        parts = next;
        assert !parts.contains("..");
    }

    public void back() {
        List<String> swap = parts;
        parts = previous;
        previous = swap;
        assert parts != null;
    }

    public boolean atRoot() {
        return parts.isEmpty();
    }

    public String name() {
        return atRoot() ? "/" : parts.get(parts.size() - 1);
    }

    /** The part of the name after the last dot. */
    public String extension() {
        String name = name();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1);
    }

    public boolean isBelow(PathNormalizer other) {
        if (parts.size() < other.parts.size()) {
            return false;
        }
        for (int i = 0; i < other.parts.size(); i++) {
            if (!parts.get(i).equals(other.parts.get(i))) {
                return false;
            }
        }
        assert parts.size() >= other.parts.size();
        return true;
    }

    @Override
    public String toString() {
        return "/" + String.join("/", parts);
    }
}
