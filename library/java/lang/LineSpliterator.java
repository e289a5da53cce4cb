package java.lang;

import java.util.Spliterator;
import java.util.function.Consumer;

/** Goes over the lines of a text, which end with a line feed, a carriage return, or both in the other order. */
final class LineSpliterator implements Spliterator<String> {
    private final String text;
    private int next;

    LineSpliterator(String text) {
        this.text = text;
    }

    @Override
    public boolean tryAdvance(Consumer<? super String> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (next >= text.length()) {
            return false;
        }
        int start = next;
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        boolean isPair = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        next = isPair ? end + 2 : end + 1;
        action.accept(text.substring(start, end));
        return true;
    }

    @Override
    public Spliterator<String> trySplit() {
        return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
    }

    @Override
    public long estimateSize() {
        return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
        return ORDERED | IMMUTABLE | NONNULL;
    }
}
