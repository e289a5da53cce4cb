// A list in a field: a class that keeps what it is given, and one that gives its list away.
import java.util.ArrayList;
import java.util.List;

class ListInField {
    private final List<String> lines = new ArrayList<>();

    void add(String line) {
        lines.add(line);
    }

    List<String> lines() {
        return lines;
    }

    String last() {
        return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
    }

    static void kept(String line) {
        ListInField page = new ListInField();
        page.add(line);
        assert page.last() == line;                    //~ proved[assertion]
    }

    static void leaked(String line) {
        ListInField page = new ListInField();
        page.add(line);
        page.lines().clear();
        assert page.last() == line;                    //~ refuted[assertion]
    }
}
//~ obligations: 18
