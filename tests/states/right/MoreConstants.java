// More right methods: nested enums, enums in fields, records of records, constants of other classes.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

class MoreConstants {
    enum Day {
        MON, TUE, SAT, SUN;

        boolean isWeekend() {
            return this == SAT || this == SUN;
        }

        Day next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Unit {
        METRE(1.0), KILOMETRE(1000.0);

        private final double factor;

        Unit(double factor) {
            this.factor = factor;
        }

        public boolean isPositive() {
            return factor > 0;
        }
    }

    enum Direction {
        NORTH(0, 1), EAST(1, 0), SOUTH(0, -1), WEST(-1, 0);

        final int dx;
        final int dy;

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Direction opposite() {
            return switch (this) {
                case NORTH -> SOUTH;
                case EAST -> WEST;
                case SOUTH -> NORTH;
                case WEST -> EAST;
            };
        }
    }

    record Point(int x, int y) {
        Point moved(Direction direction) {
            return new Point(x + direction.dx, y + direction.dy);
        }
    }

    record Line(Point from, Point to) {
        Line {
            Objects.requireNonNull(from);
            Objects.requireNonNull(to, "to");
        }

        int startX() {
            return from.x();
        }
    }

    record Fraction(int numerator, int denominator) {
        Fraction {
            if (denominator == 0) {
                throw new ArithmeticException("zero");
            }
        }

        Fraction(int whole) {
            this(whole, 1);
        }

        int floor() {
            return numerator / denominator;
        }
    }

    record Name(String first, String last) {
        Name {
            if (first == null || last == null) {
                throw new IllegalArgumentException();
            }
        }

        String full() {
            return first + " " + last;
        }

        int length() {
            return first.length() + last.length();
        }
    }

    static final class Limits {
        static final int MOST = 8;
        static final int[] SIZES = new int[MOST];
        static final Point ORIGIN = new Point(0, 0);
        static final Day FIRST = Day.MON;
        static final Deque<Integer> PENDING = new ArrayDeque<>();
        static final List<Day> WORKDAYS = List.of(Day.MON, Day.TUE);

        private Limits() {
        }
    }

    static class Machine {
        private final Day start;
        private final List<Integer> coins = new ArrayList<>();

        Machine(Day start) {
            this.start = Objects.requireNonNull(start);
        }

        public boolean isWeekend() {
            return start.isWeekend();
        }

        public void insert(int coin) {
            coins.add(coin);
        }

        public int coins() {
            return coins.size();
        }
    }

    public static int weekend(Day day) {
        return day.isWeekend() ? 1 : 0;
    }

    public static void weekendDays(Day day) {
        if (day.isWeekend()) {
            assert day.ordinal() >= 2;
        }
    }

    public static void monday() {
        assert Day.MON.compareTo(Day.SUN) < 0;
    }

    public static void opposite() {
        assert Direction.NORTH.opposite() == Direction.SOUTH;
    }

    public static void twice(Direction direction) {
        assert direction.opposite().opposite() == direction;
    }

    public static void steps(Direction direction) {
        assert direction.dx * direction.dx + direction.dy * direction.dy == 1;
    }

    public static int dispatch(Day day) {
        int[] hours = {8, 8, 4, 0};
        return hours[day.ordinal()];
    }

    public static int fraction(Fraction fraction) {
        return 7 / fraction.denominator();
    }

    public static void whole(int x) {
        assert new Fraction(x).floor() == x;
    }

    public static int line(Line line) {
        return line.to().y();
    }

    public static void moved(Point point) {
        if (point.x() < 100) {
            assert point.moved(Direction.EAST).x() == point.x() + 1;
        }
    }

    public static int sizes(int i) {
        return 0 <= i && i < Limits.MOST ? Limits.SIZES[i] : 0;
    }

    public static void origin() {
        assert Limits.ORIGIN.x() == 0;
    }

    public static void first() {
        assert Limits.FIRST == Day.MON;
    }

    public static void pending(int x) {
        Limits.PENDING.addLast(x);
    }

    public static void workdays() {
        assert Limits.WORKDAYS.size() == 2;
        assert Limits.WORKDAYS.get(0) == Day.MON;
    }

    public static void positive() {
        assert Unit.METRE.isPositive();
    }

    public static int lengthOf(Name name) {
        return name.first().length();
    }
}
//~ obligations: 73
