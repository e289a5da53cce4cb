package java.lang;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;

/** What for-each loops go over. */
public interface Iterable<T> {
    Iterator<T> iterator();

    default void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        for (T element : this) {
            action.accept(element);
        }
    }

    default java.util.Spliterator<T> spliterator() {
        return java.util.Spliterators.spliteratorUnknownSize(iterator(), 0);
    }
}
