import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Delivers messages to the readers of a topic and keeps the last ones. */
public class MessageBoard {
    private static final int KEPT = 3;

    private final Map<String, List<Consumer<String>>> readers = new HashMap<>();
    private final Map<String, List<String>> history = new HashMap<>();
    private int depth;

    public void subscribe(String topic, Consumer<String> reader) {
        readers.computeIfAbsent(topic, t -> new ArrayList<>()).add(reader);
    }

    public boolean unsubscribe(String topic, Consumer<String> reader) {
        List<Consumer<String>> list = readers.get(topic);
        if (list == null || !list.remove(reader)) {
            return false;
        }
        if (list.isEmpty()) {
            readers.remove(topic);
        }
        return true;
    }

    public int publish(String topic, String message) {
        remember(topic, message);
        if (depth > 10) {
            throw new IllegalStateException("messages cause messages");
        }
        int delivered = 0;
        depth++;
        try {
            for (Consumer<String> reader : List.copyOf(readers.getOrDefault(topic, List.of()))) {
                reader.accept(message);
                delivered++;
            }
        } finally {
            depth--;
        }
        assert delivered >= 0;
        return delivered;
    }

    private void remember(String topic, String message) {
        List<String> messages = history.computeIfAbsent(topic, t -> new ArrayList<>());
        messages.add(message);
        if (messages.size() > KEPT) {
            messages.remove(0);
        }
        assert messages.size() <= KEPT;
    }

    public String latest(String topic) {
        List<String> messages = history.get(topic);
        if (messages == null) {
            return "";
        }
        assert !messages.isEmpty();
        return messages.get(messages.size() - 1);
    }
}
