package java.util.stream;

/** Adds up numbers of type `double`, with what rounding loses kept apart, as the JDK does. */
final class DoubleSummation {
    private double sum;
    private double lost;
    /** The sum without that: right where infinite numbers are among the others. */
    private double simple;

    void add(double number) {
        simple += number;
        double summand = number - lost;
        double larger = sum + summand;
        lost = larger - sum - summand;
        sum = larger;
    }

    double result() {
        double result = sum - lost;
        return Double.isNaN(result) && Double.isInfinite(simple) ? simple : result;
    }
}
