// The exact methods: results at the borders and ArithmeticException beyond them.
public class ExactMethods {
    interface Computation {
        long run();
    }

    static void attempt(String name, Computation computation) {
        try {
            System.out.println(name + " " + computation.run());
        } catch (ArithmeticException e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        attempt("add", () -> Math.addExact(max - 1, 1));
        attempt("add", () -> Math.addExact(max, 1));
        attempt("add", () -> Math.addExact(min, -1));
        attempt("add long", () -> Math.addExact((long) max, 1));
        attempt("add long", () -> Math.addExact(Long.MAX_VALUE, 1));
        attempt("subtract", () -> Math.subtractExact(min, 1));
        attempt("subtract", () -> Math.subtractExact(0, min));
        attempt("subtract", () -> Math.subtractExact(-1, min));
        attempt("subtract long", () -> Math.subtractExact(Long.MIN_VALUE, 1L));
        attempt("multiply", () -> Math.multiplyExact(46340, 46340));
        attempt("multiply", () -> Math.multiplyExact(46341, 46341));
        attempt("multiply", () -> Math.multiplyExact(min, -1));
        attempt("multiply long int", () -> Math.multiplyExact(Long.MAX_VALUE, 2));
        attempt("multiply long int", () -> Math.multiplyExact(1L << 40, -1024));
        attempt("negate", () -> Math.negateExact(max));
        attempt("negate", () -> Math.negateExact(min));
        attempt("negate long", () -> Math.negateExact(Long.MIN_VALUE));
        attempt("increment", () -> Math.incrementExact(max));
        attempt("decrement", () -> Math.decrementExact(min));
        attempt("increment long", () -> Math.incrementExact(5L));
        attempt("toInt", () -> Math.toIntExact(max));
        attempt("toInt", () -> Math.toIntExact((long) min - 1));
        attempt("abs", () -> Math.absExact(-7));
        attempt("abs", () -> Math.absExact(min));
        attempt("floorDiv", () -> Math.floorDiv(-7, 2));
        attempt("floorDiv", () -> Math.floorDiv(7L, -2));
        attempt("floorDiv", () -> Math.floorDiv(min, -1));
        attempt("floorMod", () -> Math.floorMod(-7, 3));
        attempt("floorMod", () -> Math.floorMod(7, -3));
        attempt("floorMod", () -> Math.floorMod(-7L, 3));
        attempt("floorMod", () -> Math.floorMod(-6, 3));
        attempt("floorDiv", () -> Math.floorDiv(1, 0));
        attempt("multiplyFull", () -> Math.multiplyFull(max, max));
        attempt("multiplyHigh", () -> Math.multiplyHigh(Long.MIN_VALUE, 4));
        int n = 1;
        while (true) {
            n = Math.addExact(n, n);
        }
    }
}
