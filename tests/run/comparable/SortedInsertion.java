// A sorted list that keeps Comparable elements with own compareTo; inconsistent equals; binary search on own arrays. Ends uncaught.
public class SortedInsertion {
    static final class Money implements Comparable<Money> {
        private final long cents;
        private final String currency;

        Money(String currency, long cents) {
            this.currency = currency;
            this.cents = cents;
        }

        @Override
        public int compareTo(Money other) {
            if (!currency.equals(other.currency)) {
                throw new IllegalArgumentException(currency + " against " + other.currency);
            }
            return cents < other.cents ? -1 : cents == other.cents ? 0 : 1;
        }

        @Override
        public String toString() {
            return currency + cents / 100 + "." + cents / 10 % 10 + cents % 10;
        }
    }

    static class Sorted<T extends Comparable<T>> {
        private Comparable<T>[] items = fresh(1);
        private int size;

        @SuppressWarnings("unchecked")
        private static <T> Comparable<T>[] fresh(int n) {
            return (Comparable<T>[]) new Comparable<?>[n];
        }

        int search(T wanted) {
            int low = 0, high = size - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                int c = items[middle].compareTo(wanted);
                if (c == 0) {
                    return middle;
                }
                if (c < 0) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            return -low - 1;
        }

        boolean add(T item) {
            int at = search(item);
            if (at >= 0) {
                return false;
            }
            at = ~at;
            Comparable<T>[] target = size == items.length ? fresh(size * 2) : items;
            System.arraycopy(items, 0, target, 0, at);
            System.arraycopy(items, at, target, at + 1, size - at);
            target[at] = item;
            items = target;
            size++;
            return true;
        }
    }

    public static void main(String[] args) {
        Sorted<Money> sorted = new Sorted<>();
        for (long cents : new long[] {250, 99, 10000, 5, 99, 251, 0}) {
            System.out.print(sorted.add(new Money("EUR", cents)) + " ");
        }
        System.out.println();
        for (int i = 0; i < sorted.size; i++) {
            System.out.print(sorted.items[i] + " ");
        }
        System.out.println(sorted.search(new Money("EUR", 99)) + " " + sorted.search(new Money("EUR", 300)) + " " + sorted.items.length);
        Sorted<String> words = new Sorted<>();
        words.add("b");
        words.add("a");
        System.out.println(words.search("a") + " " + words.search("") + " " + words.search("c"));
        sorted.add(new Money("USD", 1));
    }
}
