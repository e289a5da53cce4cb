// A text with undo: a stack of earlier texts in a field.
import java.util.ArrayList;
import java.util.List;

class HistoryUndo {
    private String text = "";
    private final List<String> earlier = new ArrayList<>();

    void write(String next) {
        earlier.add(text);
        text = next;
    }

    void undo() {
        if (!earlier.isEmpty()) {
            text = earlier.remove(earlier.size() - 1); //~ proved[index-range]
        }
    }

    void undoUnchecked() {
        text = earlier.remove(earlier.size() - 1);     //~ refuted[index-range]
    }

    static void once(String next) {
        HistoryUndo history = new HistoryUndo();
        history.write(next);
        history.undo();
        assert history.text.isEmpty();                 //~ proved[assertion]
    }
}
//~ obligations: 13
