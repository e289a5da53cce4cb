// In a[i] = v the value is computed before the array is checked for null or the index for its range.
public class NullArrayOrder {
    static int index(int i) {
        System.out.print("index ");
        return i;
    }

    static int value(int v) {
        System.out.print("value ");
        return v;
    }

    static int raise() {
        System.out.print("raise ");
        throw new RuntimeException("raised");
    }

    static int[] none() {
        System.out.print("array ");
        return null;
    }

    static void attempt(String name, Runnable action) {
        System.out.print(name + ": ");
        try {
            action.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        int[] small = new int[2];
        attempt("null store", () -> none()[index(0)] = value(1));
        attempt("null store, index raises", () -> none()[raise()] = value(1));
        attempt("null store, value raises", () -> none()[index(0)] = raise());
        attempt("range store", () -> small[index(9)] = value(1));
        attempt("range store, value raises", () -> small[index(9)] = raise());
        attempt("null compound", () -> none()[index(0)] += value(1));
        attempt("null compound, value raises", () -> none()[index(0)] += raise());
        attempt("range compound, value raises", () -> small[index(-1)] += raise());
        attempt("null increment", () -> none()[index(0)]++);
        attempt("null read", () -> value(none()[index(3)]));
        attempt("null read, index raises", () -> value(none()[raise()]));
        attempt("zero divisor", () -> value(index(1) / value(0)));
        attempt("zero divisor, divisor raises", () -> value(index(1) / raise()));
        attempt("zero compound", () -> small[index(0)] /= value(0));
        attempt("fine", () -> small[index(1)] = value(5));
        System.out.println(small[0] + " " + small[1]);
    }
}
