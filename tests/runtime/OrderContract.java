import java.util.Comparator;

class OrderContract {
    // Right: the library compares.
    static final class Version implements Comparable<Version> {
        final int number;

        Version(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Version other) {
            return Integer.compare(number, other.number);
        }
    }

    // Right: one field after the other.
    static final class Date implements Comparable<Date> {
        final int year;
        final int month;
        final long day;

        Date(int year, int month, long day) {
            this.year = year;
            this.month = month;
            this.day = day;
        }

        @Override
        public int compareTo(Date other) {
            if (year != other.year) {
                return year < other.year ? -1 : 1;
            }
            int order = Integer.compare(month, other.month);
            return order != 0 ? order : Long.compare(day, other.day);
        }
    }

    // Right: numbers that are never negative do not overflow.
    static final class Size implements Comparable<Size> {
        //@ invariant 0 <= amount;
        private final int amount;

        //@ requires 0 <= amount;
        Size(int amount) {
            this.amount = amount;
        }

        @Override
        public int compareTo(Size other) {
            return amount - other.amount;
        }
    }

    // Wrong: differences overflow.
    static final class Difference implements Comparable<Difference> {
        final int value;

        Difference(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Difference other) { //~ refuted[order-contract], refuted[order-contract]
            return value - other.value;
        }
    }

    // Wrong: an object is greater than itself.
    static final class NotReflexive implements Comparable<NotReflexive> {
        final int value;

        NotReflexive(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(NotReflexive other) { //~ refuted[order-contract], refuted[order-contract]
            return value < other.value ? -1 : 1;
        }
    }

    // Wrong: stone, scissors, paper.
    static final class Cyclic implements Comparable<Cyclic> {
        final int hand;

        Cyclic(int hand) {
            this.hand = hand;
        }

        @Override
        public int compareTo(Cyclic other) { //~ refuted[order-contract]
            int difference = Math.floorMod(hand, 3) - Math.floorMod(other.hand, 3);
            return difference == 2 ? -1 : difference == -2 ? 1 : difference;
        }
    }

    // Wrong: numbers that are no numbers are neither less nor greater than others.
    static final class Measured implements Comparable<Measured> {
        final double value;

        Measured(double value) {
            this.value = value;
        }

        @Override
        public int compareTo(Measured other) { //~ refuted[order-contract]
            return value < other.value ? -1 : value > other.value ? 1 : 0;
        }
    }

    // Right, by a class of its own.
    static final class ByNumber implements Comparator<Version> {
        @Override
        public int compare(Version first, Version second) {
            return -Integer.compare(first.number, second.number);
        }
    }

    // Wrong: only the first counts.
    static final class ByFirst implements Comparator<Version> {
        @Override
        public int compare(Version first, Version second) { //~ refuted[order-contract], refuted[order-contract]
            return first.number;
        }
    }

    // Wrong: a square is greater than every circle, and circles do not know.
    abstract static class Shape implements Comparable<Shape> {
        int size;
    }

    static class Circle extends Shape {
        @Override
        public int compareTo(Shape other) { //~ refuted[order-contract]
            return Integer.compare(size, other.size);
        }
    }

    static class Square extends Shape {
        @Override
        public int compareTo(Shape other) { //~ refuted[order-contract]
            return other instanceof Square ? Integer.compare(size, other.size) : 1;
        }
    }

    // Right: every box is greater than every disc, and both say so.
    abstract static class Figure implements Comparable<Figure> {
        int size;
    }

    static class Disc extends Figure {
        @Override
        public int compareTo(Figure other) {
            return other instanceof Box ? -1 : Integer.compare(size, other.size);
        }
    }

    static class Box extends Figure {
        @Override
        public int compareTo(Figure other) {
            return other instanceof Disc ? 1 : Integer.compare(size, other.size);
        }
    }

    // Right: the library's order, the other way round.
    static final class Reversed implements Comparator<Integer> {
        @Override
        public int compare(Integer first, Integer second) {
            return second.compareTo(first);
        }
    }

    // Wrong: boxes are compared by what they are, and not by what they hold.
    static final class Boxes implements Comparator<Integer> {
        @Override
        public int compare(Integer first, Integer second) { //~ refuted[order-contract]
            return first < second ? -1 : first == second ? 0 : 1; //~ refuted[box-comparison]
        }
    }
}
//~ obligations: 71
