import java.util.ArrayList;
import java.util.List;

/** A set of ints as sorted intervals that do not overlap. */
public class IntervalSet {
    private static class Interval {
        final int low;
        final int high;

        Interval(int low, int high) {
            assert low <= high;
            this.low = low;
            this.high = high;
        }
    }

    private List<Interval> intervals = new ArrayList<>();

    public void add(int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException(low + " > " + high);
        }
        List<Interval> merged = new ArrayList<>();
        int from = low;
        int to = high;
        int i = 0;
        while (i < intervals.size() && intervals.get(i).high < low) {
            merged.add(intervals.get(i));
            i++;
        }
        while (i < intervals.size() && intervals.get(i).low <= high) {
            from = Math.min(from, intervals.get(i).low);
            to = Math.max(to, intervals.get(i).high);
            i++;
        }
        merged.add(new Interval(from, to));
        while (i < intervals.size()) {
            merged.add(intervals.get(i++));
        }
        intervals = merged;
        assert contains(low) && contains(high);
    }

    public boolean contains(int value) {
        int low = 0;
        int high = intervals.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Interval interval = intervals.get(middle);
            if (value < interval.low) {
                high = middle - 1;
            } else if (value > interval.high) {
                low = middle + 1;
            } else {
                return true;
            }
        }
        return false;
    }

    public long count() {
        long count = 0;
        for (Interval interval : intervals) {
            count += (long) interval.high - interval.low + 1;
        }
        assert count >= intervals.size();
        return count;
    }

    public int parts() {
        return intervals.size();
    }
}
