// Recursive bounds: self-typed builders, comparables, enums, and the bridges that they need.
public class RecursiveBounds {
    static abstract class Builder<T, B extends Builder<T, B>> {
        protected final StringBuilder text = new StringBuilder();

        abstract B self();

        abstract T build();

        B with(String s) {
            text.append(s).append(';');
            return self();
        }

        B times(int n) {
            B b = self();
            String s = text.toString();
            while (--n > 0) {
                b = b.with(s);
            }
            return b;
        }
    }

    static class Counting extends Builder<Integer, Counting> {
        int extra;

        Counting self() {
            return this;
        }

        Counting extra(int n) {
            extra += n;
            return this;
        }

        Integer build() {
            return text.length() + extra;
        }
    }

    interface Ranked<T extends Ranked<T>> extends Comparable<T> {
        int rank();

        @Override
        default int compareTo(T other) {
            return Integer.compare(rank(), other.rank());
        }

        @SuppressWarnings("unchecked")
        default T better(T other) {
            return compareTo(other) >= 0 ? (T) this : other;
        }
    }

    record Player(String name, int rank) implements Ranked<Player> {
    }

    enum Card implements Supplying<Card> {
        TWO, TEN, ACE
    }

    interface Supplying<E extends Enum<E>> {
        default String compare(E other) {
            @SuppressWarnings("unchecked") E self = (E) this;
            return self.name() + Integer.signum(self.compareTo(other)) + other.ordinal();
        }
    }

    static <T extends Comparable<T>> int order(T a, T b) {
        return a.compareTo(b);
    }

    static <E extends Enum<E>> E last(E[] all) {
        E result = null;
        for (E e : all) {
            result = result == null || e.compareTo(result) > 0 ? e : result;
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(new Counting().with("ab").extra(100).times(3).with("").build());
        Player a = new Player("ann", 3), b = new Player("bob", 5);
        System.out.println(a.better(b).name() + b.better(a).name() + a.better(new Player("twin", 3)).name() + order(a, b));
        System.out.println(Card.TEN.compare(Card.ACE) + " " + Card.TEN.compare(Card.TWO) + " " + last(Card.values()));
        System.out.println(Integer.signum(order("a", "b")) + order(2, 1) + order('x', 'x') + order(true, false));
        Comparable<Player> comparable = a;
        System.out.println(comparable.compareTo(b));
        @SuppressWarnings({"unchecked", "rawtypes"}) Comparable raw = a;
        try {
            raw.compareTo("text");
        } catch (ClassCastException e) {
            System.out.println("not ranked");
        }
    }
}
