package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** A view of a deque as a queue that gives first what came last. */
final class LifoQueue<E> extends AbstractQueue<E> implements Serializable {
    private final Deque<E> shown;

    LifoQueue(Deque<E> shown) {
        this.shown = shown;
    }

    @Override
    public boolean add(E e) {
        shown.addFirst(e);
        return true;
    }

    @Override
    public boolean offer(E e) {
        return shown.offerFirst(e);
    }

    @Override
    public E poll() {
        return shown.pollFirst();
    }

    @Override
    public E remove() {
        return shown.removeFirst();
    }

    @Override
    public E peek() {
        return shown.peekFirst();
    }

    @Override
    public E element() {
        return shown.getFirst();
    }

    @Override
    public int size() {
        return shown.size();
    }

    @Override
    public boolean isEmpty() {
        return shown.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
        return shown.contains(o);
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        return shown.containsAll(c);
    }

    @Override
    public boolean remove(Object o) {
        return shown.remove(o);
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return shown.removeAll(c);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return shown.retainAll(c);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return shown.removeIf(filter);
    }

    @Override
    public void clear() {
        shown.clear();
    }

    @Override
    public Iterator<E> iterator() {
        return shown.iterator();
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        shown.forEach(action);
    }

    @Override
    public Object[] toArray() {
        return shown.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return shown.toArray(a);
    }

    @Override
    public <T> T[] toArray(IntFunction<T[]> generator) {
        return shown.toArray(generator);
    }

    @Override
    public String toString() {
        return shown.toString();
    }
}
