// Insertion sort and selection sort over Comparable and Comparator; stability made visible.
import java.util.Comparator;

public class InsertionAndSelection {
    record Entry(String name, int score) implements Comparable<Entry> {
        public int compareTo(Entry other) {
            comparisons++;
            return Integer.compare(other.score, score);
        }

        @Override
        public String toString() {
            return name + score;
        }
    }

    static int comparisons;

    static <T extends Comparable<? super T>> void insertion(T[] a) {
        for (int i = 1; i < a.length; i++) {
            T item = a[i];
            int j = i - 1;
            for (; j >= 0 && a[j].compareTo(item) > 0; j--) {
                a[j + 1] = a[j];
            }
            a[j + 1] = item;
        }
    }

    static <T> void selection(T[] a, Comparator<? super T> order) {
        for (int i = 0; i < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                least = order.compare(a[j], a[least]) < 0 ? j : least;
            }
            T t = a[i];
            a[i] = a[least];
            a[least] = t;
        }
    }

    static String show(Object[] a) {
        StringBuilder b = new StringBuilder();
        for (Object o : a) {
            b.append(b.length() == 0 ? "" : " ").append(o);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        Entry[] entries = {new Entry("a", 3), new Entry("b", 9), new Entry("c", 3), new Entry("d", 9), new Entry("e", 1), new Entry("f", 3)};
        Entry[] copy = entries.clone();
        insertion(entries);
        System.out.println(show(entries) + " after " + comparisons);
        selection(copy, (x, y) -> x.score() - y.score());
        System.out.println(show(copy) + " after " + comparisons);
        selection(copy, Comparator.naturalOrder());
        System.out.println(show(copy) + " after " + comparisons);
        Integer[] numbers = {5, -1, 300, 0, 5, -200};
        insertion(numbers);
        System.out.println(show(numbers));
        String[] words = {"pear", "Apple", "fig", "apple", ""};
        insertion(words);
        System.out.println(show(words));
        selection(words, Comparator.comparing(String::length));
        System.out.println(show(words));
        try {
            insertion(new Integer[] {1, null});
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        Character[] letters = {'z', 'A', 'm'};
        selection(letters, Comparator.<Character>naturalOrder().reversed());
        System.out.println(show(letters));
    }
}
