package java.util;

import invar.logic.Seq;

/** A stack, with its top at the end of a vector. */
public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E item) {
        modCount++;
        content = Seq.append(content, item);
        grow();
        return item;
    }

    public synchronized E pop() {
        if (Seq.size(content) == 0) {
            throw new EmptyStackException();
        }
        modCount++;
        E top = Seq.get(content, Seq.size(content) - 1);
        content = Seq.remove(content, Seq.size(content) - 1);
        return top;
    }

    public synchronized E peek() {
        if (Seq.size(content) == 0) {
            throw new EmptyStackException();
        }
        return Seq.get(content, Seq.size(content) - 1);
    }

    public boolean empty() {
        return Seq.size(content) == 0;
    }

    public synchronized int search(Object o) {
        int index = Keys.lastIndexOf(content, o);
        return index < 0 ? -1 : Seq.size(content) - index;
    }
}
