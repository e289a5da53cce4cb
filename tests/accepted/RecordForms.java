// javac: accepts
import java.util.List;
import java.util.Objects;

record RecordForms(int low, int high) implements Comparable<RecordForms> {
    static final RecordForms EMPTY = new RecordForms(0, 0);
    private static int made;

    RecordForms {
        if (low > high) {
            int t = low;
            low = high;
            high = t;
        }
        made++;
    }

    RecordForms(int both) {
        this(both, both);
    }

    static RecordForms of(int... ends) {
        return new RecordForms(ends[0], ends[ends.length - 1]);
    }

    public int low() {
        return Math.max(low, 0);
    }

    int length() {
        return high - low;
    }

    @Override
    public int compareTo(RecordForms other) {
        return Integer.compare(length(), other.length());
    }

    record Pair<A, B>(A first, B second) {
        Pair(A first, B second) {
            this.first = Objects.requireNonNull(first);
            this.second = second;
        }

        <C> Pair<A, C> with(C c) {
            return new Pair<>(first, c);
        }
    }

    record Names(String... names) {
        int count() {
            return names.length;
        }
    }

    record Nothing() {
    }

    static int run() {
        Pair<String, List<Integer>> pair = new Pair<>("a", List.of(1));
        return pair.with(5).second() + new Names("x", "y").count() + EMPTY.length() + new Nothing().hashCode() + made;
    }
}
