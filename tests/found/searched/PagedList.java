import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Items shown page by page. */
public class PagedList {
    private final List<String> items;
    private int pageSize = 2;
    private int page;

    public PagedList(List<String> items) {
        this.items = new ArrayList<>(items);
    }

    public int pages() {
        return (items.size() + pageSize - 1) / pageSize;
    }

    public boolean next() {
        if (page + 1 >= pages()) {
            return false;
        }
        page++;
        return true;
    }

    public void resize(int size) {
        if (size < 1 || size > 1000) {
            throw new IllegalArgumentException("size");
        }
        pageSize = size;
    }

    public List<String> current() {
        if (items.isEmpty()) {
            return Collections.emptyList();
        }
        int from = page * pageSize;
        int to = Math.min(from + pageSize, items.size());
        return new ArrayList<>(items.subList(from, to));    // BUG: IllegalArgumentException, resize leaves the page
    }
}
