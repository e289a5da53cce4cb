// Compact, canonical and further constructors: validation, reassigned parameters, order of effects. Ends uncaught.
public class Constructors {
    record Range(int low, int high) {
        static int made;

        Range {
            if (low > high) {
                int t = low;
                low = high;
                high = t;
            }
            made++;
            System.out.println("compact " + low + ".." + high);
        }

        Range(int high) {
            this(0, high);
            System.out.println("one argument, low " + this.low);
        }

        Range(String text) {
            this(Integer.parseInt(text.substring(0, text.indexOf('-'))), Integer.parseInt(text.substring(text.indexOf('-') + 1)));
        }

        int length() {
            return high - low;
        }
    }

    record Name(String first, String last) {
        Name(String first, String last) {
            this.last = last.trim();
            this.first = first + "/" + this.last.length();
        }
    }

    record Positive(double value) {
        Positive {
            if (!(value > 0)) {
                throw new IllegalArgumentException("not positive: " + value);
            }
        }
    }

    record Nothing() {
        Nothing {
            System.out.println("nothing made");
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(5, 2).length() + " " + new Range(-4) + " " + new Range("30-7"));
        System.out.println(new Name("Ada", "  Byron ") + " " + Range.made);
        System.out.println(new Nothing().equals(new Nothing()) + " " + new Nothing());
        for (double d : new double[] {1.5, Double.NaN}) {
            try {
                System.out.println(new Positive(d));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new Range("12-x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage() + " " + Range.made);
        }
        new Positive(-0.0);
    }
}
