// javac: accepts
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class GenericBounds {
    interface Shape<S extends Shape<S>> {
        S scaled(int factor);
    }

    record Square(int side) implements Shape<Square> {
        @Override
        public Square scaled(int factor) {
            return new Square(side * factor);
        }
    }

    static <S extends Shape<S>> S twice(S shape) {
        return shape.scaled(2).scaled(1);
    }

    abstract static class Builder<T extends Builder<T>> {
        int size;

        abstract T self();

        T size(int size) {
            this.size = size;
            return self();
        }
    }

    static class BoxBuilder extends Builder<BoxBuilder> {
        String label;

        @Override
        BoxBuilder self() {
            return this;
        }

        BoxBuilder label(String label) {
            this.label = label;
            return this;
        }
    }

    static class Sorted<K extends Comparable<? super K>, L extends List<K>> {
        private final L items;

        Sorted(L items) {
            this.items = items;
        }

        K first() {
            items.sort(Comparator.naturalOrder());
            return items.get(0);
        }
    }

    static <T extends Object & Comparable<? super T>, U extends T> T larger(T a, U b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static <X, Y extends X> void addAll(List<X> to, Y item) {
        to.add(item);
    }

    static int run() {
        List<Number> numbers = new ArrayList<>();
        addAll(numbers, 5);
        Sorted<Integer, ArrayList<Integer>> sorted = new Sorted<>(new ArrayList<>(List.of(2, 1)));
        return twice(new Square(2)).side() + new BoxBuilder().size(3).label("x").size(4).size
            + sorted.first() + larger(1, 2) + numbers.size();
    }
}
