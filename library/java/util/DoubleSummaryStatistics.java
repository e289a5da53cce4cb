package java.util;

import java.util.function.DoubleConsumer;

/** The number, sum, least and greatest of numbers of type `double`. What rounding loses is kept apart, as the JDK does. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    private double lost;
    /** The sum without what is kept apart: right where infinite numbers are among the others. */
    private double simple;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) {
        if (count < 0L) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0L) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            boolean isAny = Double.isNaN(min) || Double.isNaN(max) || Double.isNaN(sum);
            boolean isAll = Double.isNaN(min) && Double.isNaN(max) && Double.isNaN(sum);
            if (isAny && !isAll) {
                throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
            }
            this.count = count;
            this.sum = sum;
            this.simple = sum;
            this.min = min;
            this.max = max;
        }
    }

    @Override
    public void accept(double value) {
        count++;
        simple += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simple += other.simple;
        add(other.sum);
        add(-other.lost);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void add(double value) {
        double summand = value - lost;
        double larger = sum + summand;
        lost = larger - sum - summand;
        sum = larger;
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double result = sum - lost;
        return Double.isNaN(result) && Double.isInfinite(simple) ? simple : result;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    @Override
    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(), count, getSum(), min, getAverage(),
                max);
    }
}
