// Right uses of records: components passed the compact constructor.
import java.util.List;
import java.util.Objects;

class RecordUses {
    record Range(int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException("empty");
            }
        }

        int first() {
            assert low <= high;
            return low;
        }

        boolean isIn(int x) {
            return low <= x && x <= high;
        }

        static Range of(int x) {
            return new Range(x, x);
        }
    }

    record Person(String name, List<String> tags) {
        Person {
            Objects.requireNonNull(name);
            tags = List.copyOf(tags);
        }

        int length() {
            return name.length();
        }

        int count() {
            return tags.size();
        }
    }

    record Index(int value) {
        Index {
            if (value < 0 || value >= 10) {
                throw new IndexOutOfBoundsException();
            }
        }
    }

    record Point(int x, int y) {
        int sum() {
            return x + y;
        }
    }

    record Pair(Range left, Range right) {
        Pair {
            if (left == null || right == null) {
                throw new NullPointerException();
            }
        }

        int low() {
            return left.low();
        }
    }

    public static int at(int[] counts, Index index) {
        if (counts.length != 10) {
            return 0;
        }
        return counts[index.value()];
    }

    public static void width(Range range) {
        assert range.low() <= range.high();
    }

    public static void single(int x) {
        assert Range.of(x).isIn(x);
    }

    public static int nameLength(Person person) {
        return person.name().length();
    }

    public static int tags(Person person) {
        return person.tags().size();
    }

    public static int pair(Pair pair) {
        assert pair.left() != null;
        return pair.right().high();
    }

    public static void equal() {
        assert new Point(1, 2).equals(new Point(1, 2));
    }

    public static void parts() {
        Point point = new Point(3, 4);
        assert point.x() == 3;
        assert point.sum() == 7;
    }
}
//~ obligations: 36
