// Heap sort in place on generic arrays, with an abstract sorter class and checked results. Ends uncaught.
import java.util.Comparator;

public class HeapSort {
    static abstract class Sorter<T> {
        protected abstract boolean before(T a, T b);

        final T[] sort(T[] a) {
            for (int i = a.length / 2; i-- > 0;) {
                sift(a, i, a.length);
            }
            for (int end = a.length; --end > 0;) {
                T top = a[0];
                a[0] = a[end];
                a[end] = top;
                sift(a, 0, end);
            }
            for (int i = 1; i < a.length; i++) {
                assert !before(a[i], a[i - 1]) : "not sorted at " + i;
            }
            return a;
        }

        private void sift(T[] a, int i, int end) {
            T item = a[i];
            for (int child; (child = 2 * i + 1) < end; i = child) {
                if (child + 1 < end && before(a[child], a[child + 1])) {
                    child++;
                }
                if (!before(item, a[child])) {
                    break;
                }
                a[i] = a[child];
            }
            a[i] = item;
        }
    }

    static <T> Sorter<T> by(Comparator<? super T> order) {
        return new Sorter<>() {
            @Override
            protected boolean before(T a, T b) {
                return order.compare(a, b) < 0;
            }
        };
    }

    static class Natural<T extends Comparable<? super T>> extends Sorter<T> {
        @Override
        protected boolean before(T a, T b) {
            return a.compareTo(b) < 0;
        }
    }

    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    record Card(Suit suit, int rank) implements Comparable<Card> {
        public int compareTo(Card o) {
            return suit != o.suit ? suit.compareTo(o.suit) : rank - o.rank;
        }

        @Override
        public String toString() {
            return suit.name().charAt(0) + "" + rank;
        }
    }

    public static void main(String[] args) {
        Card[] cards = new Card[12];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = new Card(Suit.values()[i * 7 % 4], i * 5 % 13);
        }
        for (Card card : new Natural<Card>().sort(cards)) {
            System.out.print(card + " ");
        }
        System.out.println();
        for (Card card : HeapSort.<Card>by(Comparator.comparing(Card::rank).reversed()).sort(cards)) {
            System.out.print(card + " ");
        }
        System.out.println();
        System.out.println(String.join(",", new Natural<String>().sort(new String[] {"b", "", "aa", "a", "B", "ab"})));
        int[] count = {0};
        Sorter<Integer> contrary = by((a, b) -> count[0]++ % 3 == 0 ? 1 : -1);
        contrary.sort(new Integer[] {1, 2, 3, 4, 5});
    }
}
