package java.lang;

import java.util.Spliterator;
import java.util.function.IntConsumer;

/** Goes over the code points of a text. Their number is never known beforehand; the JDK knows it for strings without characters above 255. */
final class CodePointSpliterator implements Spliterator.OfInt {
    private final CharSequence text;
    private int next;

    CodePointSpliterator(CharSequence text) {
        this.text = text;
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (next >= text.length()) {
            return false;
        }
        int codePoint = Character.codePointAt(text, next);
        next += Character.charCount(codePoint);
        action.accept(codePoint);
        return true;
    }

    @Override
    public Spliterator.OfInt trySplit() {
        return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
    }

    @Override
    public long estimateSize() {
        return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
        return ORDERED;
    }
}
