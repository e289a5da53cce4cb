// An inner iterator keeps a position of its own and sees changes of the enclosing list. Ends uncaught.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class IteratorOverOuter {
    static class Ring implements Iterable<String> {
        private String[] slots = new String[2];
        private int size;

        void add(String s) {
            if (size == slots.length) {
                String[] bigger = new String[size * 2];
                System.arraycopy(slots, 0, bigger, 0, size);
                slots = bigger;
            }
            slots[size++] = s;
        }

        public Iterator<String> iterator() {
            return new Walk();
        }

        private class Walk implements Iterator<String> {
            private int at;

            public boolean hasNext() {
                return at < size;
            }

            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("at " + at + " of " + size);
                }
                return slots[at++];
            }
        }
    }

    public static void main(String[] args) {
        Ring ring = new Ring();
        ring.add("a");
        ring.add("b");
        ring.add("c");
        for (String x : ring) {
            for (String y : ring) {
                System.out.print(x + y + " ");
            }
        }
        System.out.println();
        int grown = 0;
        for (String s : ring) {
            if (grown++ < 3) {
                ring.add(s + s);
            }
            System.out.print(s + ",");
        }
        System.out.println();
        Iterator<String> end = ring.iterator();
        while (end.hasNext()) {
            end.next();
        }
        try {
            end.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("cannot " + e.getMessage());
        }
        end.next();
    }
}
