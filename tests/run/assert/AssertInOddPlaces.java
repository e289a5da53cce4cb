// assert in constructors, initialisers, switches, lambdas, interfaces, nested classes and enums.
public class AssertInOddPlaces {
    interface Positive {
        int value();

        default int checked() {
            assert value() > 0 : "value " + value();
            return value();
        }
    }

    enum Level {
        LOW(1), HIGH(3);

        final int weight;

        Level(int weight) {
            assert weight % 2 == 1;
            this.weight = weight;
        }
    }

    record Range(int low, int high) {
        Range {
            assert low <= high : low + ">" + high;
        }
    }

    int field;

    {
        assert field == 0;
        field = 1;
    }

    AssertInOddPlaces(int n) {
        assert n != field : "same as field";
        field = n;
    }

    static int pick(int n) {
        return switch (n) {
            case 0 -> {
                assert n == 0;
                yield 10;
            }
            default -> {
                assert n < 3 : "pick " + n;
                yield n;
            }
        };
    }

    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " holds");
        } catch (AssertionError e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("default method", () -> ((Positive) () -> 5).checked());
        attempt("default method", () -> ((Positive) () -> -5).checked());
        attempt("enum", () -> System.out.print(Level.HIGH.weight + " "));
        attempt("record", () -> new Range(1, 2));
        attempt("record", () -> new Range(2, 1));
        attempt("constructor", () -> new AssertInOddPlaces(2));
        attempt("constructor", () -> new AssertInOddPlaces(1));
        attempt("switch", () -> System.out.print(pick(0) + pick(2) + " "));
        attempt("switch", () -> pick(3));
        label: assert args != null;
        new Range(Integer.MAX_VALUE, Integer.MAX_VALUE + 1);
    }
}
