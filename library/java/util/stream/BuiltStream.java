package java.util.stream;

import invar.logic.Seq;
import java.util.Spliterator;

/** Gathers elements for a stream. */
final class BuiltStream<T> implements Stream.Builder<T> {
    private Seq<T> content;
    private boolean isBuilt;

    @Override
    public void accept(T element) {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        content = Seq.append(content, element);
    }

    @Override
    public Stream<T> build() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        isBuilt = true;
        Object[] elements = new Object[Seq.size(content)];
        Seq.fill(elements, content);
        return StreamSupport.stream(java.util.Spliterators.<T>spliterator(elements, Spliterator.ORDERED), false);
    }
}
