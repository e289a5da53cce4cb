package java.util;

/** What a queue without null can do with `offer`, `poll` and `peek`. */
public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(E e) {
        if (!offer(e)) {
            throw new IllegalStateException("Queue full");
        }
        return true;
    }

    public E remove() {
        E head = poll();
        if (head == null) {
            throw new NoSuchElementException();
        }
        return head;
    }

    public E element() {
        E head = peek();
        if (head == null) {
            throw new NoSuchElementException();
        }
        return head;
    }

    public void clear() {
        while (poll() != null) {
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (c == this) {
            throw new IllegalArgumentException();
        }
        boolean changed = false;
        for (E element : c) {
            changed |= add(element);
        }
        return changed;
    }
}
