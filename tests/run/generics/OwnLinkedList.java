// A doubly linked list written by hand: nodes as inner classes, iterator with remove, for-each, generic methods. Ends uncaught.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class OwnLinkedList<E> implements Iterable<E> {
    private class Node {
        E item;
        Node previous, next;
    }

    private final Node ends = new Node();
    private int size;

    OwnLinkedList() {
        ends.previous = ends.next = ends;
    }

    OwnLinkedList<E> add(E item) {
        Node node = new Node();
        node.item = item;
        node.next = ends;
        node.previous = ends.previous;
        ends.previous.next = node;
        ends.previous = node;
        size++;
        return this;
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private Node at = ends;
            private boolean removable;

            public boolean hasNext() {
                return at.next != ends;
            }

            public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("end after " + size);
                }
                removable = true;
                return (at = at.next).item;
            }

            @Override
            public void remove() {
                if (!removable) {
                    throw new IllegalStateException("nothing to remove");
                }
                removable = false;
                at.previous.next = at.next;
                at.next.previous = at.previous;
                at = at.previous;
                size--;
            }
        };
    }

    static <T extends Comparable<? super T>> T greatest(Iterable<? extends T> items) {
        Iterator<? extends T> i = items.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T t = i.next();
            best = t.compareTo(best) > 0 ? t : best;
        }
        return best;
    }

    public static void main(String[] args) {
        OwnLinkedList<Integer> list = new OwnLinkedList<Integer>().add(3).add(140).add(null).add(7).add(140);
        for (Iterator<Integer> i = list.iterator(); i.hasNext();) {
            Integer n = i.next();
            if (n == null || n % 2 == 1 && n < 5) {
                i.remove();
            }
        }
        int sum = 0;
        for (int n : list) {
            sum = sum * 2 + n;
        }
        System.out.println(sum + " " + list.size + " " + greatest(list));
        list.iterator().forEachRemaining(n -> System.out.print(n + " "));
        list.forEach(n -> System.out.print(-n + " "));
        System.out.println();
        try {
            list.iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(greatest(new OwnLinkedList<String>().add("a").add("c").add("b")));
        greatest(new OwnLinkedList<String>());
    }
}
