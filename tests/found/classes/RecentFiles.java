import java.util.ArrayList;
import java.util.List;

/** The menu of recently opened files: newest first, no file twice. */
public class RecentFiles {
    private final List<String> names = new ArrayList<>();
    private int limit;

    public RecentFiles(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive");
        }
        this.limit = limit;
    }

    public void opened(String name) {
        names.remove(name);
        names.add(0, name);
        trim();
        assert names.get(0).equals(name);
    }

    private void trim() {
        while (names.size() > limit) {
            names.remove(names.size() - 1);
        }
        assert names.size() <= limit;
    }

    public void setLimit(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive");
        }
        this.limit = limit;
        trim();
    }

    public boolean forget(String name) {
        boolean known = names.remove(name);
        assert !names.contains(name);
        return known;
    }

    public String newest() {
        return names.isEmpty() ? "" : names.get(0);
    }

    public int position(String name) {
        return names.indexOf(name);
    }

    /** Menu lines such as "1 notes.txt". */
    public List<String> menu() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            lines.add((i + 1) + " " + shortName(names.get(i)));
        }
        return lines;
    }

    private static String shortName(String path) {
        int slash = path.lastIndexOf('/');
        return path.substring(slash + 1);
    }
}
