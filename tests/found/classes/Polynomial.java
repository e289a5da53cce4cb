import java.util.Arrays;

/** A polynomial with integer coefficients; wraps like int. */
public final class Polynomial {
    private static final int MAX_DEGREE = 1000;
    private final int[] coefficients;

    public Polynomial(int... coefficients) {
        int length = coefficients.length;
        while (length > 0 && coefficients[length - 1] == 0) {
            length--;
        }
        if (length > MAX_DEGREE + 1) {
            throw new IllegalArgumentException("degree too large");
        }
        this.coefficients = Arrays.copyOf(coefficients, length);
        assert length == 0 || this.coefficients[length - 1] != 0;
    }

    /** The degree, -1 for the zero polynomial. */
    public int degree() {
        return coefficients.length - 1;
    }

    public int coefficient(int power) {
        if (power < 0) {
            throw new IllegalArgumentException("power " + power);
        }
        return power < coefficients.length ? coefficients[power] : 0;
    }

    public Polynomial plus(Polynomial other) {
        int[] sum = new int[Math.max(coefficients.length, other.coefficients.length)];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = coefficient(i) + other.coefficient(i);
        }
        return new Polynomial(sum);
    }

    public Polynomial times(Polynomial other) {
        if (degree() < 0 || other.degree() < 0) {
            return new Polynomial();
        }
        int[] product = new int[degree() + other.degree() + 1];
        for (int i = 0; i < coefficients.length; i++) {
            for (int j = 0; j < other.coefficients.length; j++) {
                product[i + j] += coefficients[i] * other.coefficients[j];
            }
        }
        return new Polynomial(product);
    }

    public Polynomial derivative() {
        if (coefficients.length < 2) {
            return new Polynomial();
        }
        int[] result = new int[coefficients.length - 1];
        for (int i = 1; i < coefficients.length; i++) {
            result[i - 1] = i * coefficients[i];
        }
        return new Polynomial(result);
    }

    public int valueAt(int x) {
        int value = 0;
        for (int i = degree(); i >= 0; i--) {
            value = value * x + coefficients[i];
        }
        assert degree() >= 0 || value == 0;
        return value;
    }
}
