import java.util.Formatter;

/** Calls of String.format and java.util.Formatter with random patterns, good and bad. */
public class FormatCalls {
    private static final String[] FLAGS = {"", "", "", "-", "+", " ", "0", ",", "(", "#", "-+", "0+", ",(", "+ ", "--", "-0", "0,"};

    public static void main(String[] args) {
        new Arguments(args).make(40, 14, FormatCalls::result);
    }

    static String pattern(Arguments with, String conversions) {
        String width = with.truth() ? "" : Integer.toString(with.below(14));
        String precision = with.below(3) == 0 ? "." + with.below(8) : "";
        String index = with.below(8) == 0 ? with.below(3) + "$" : with.below(12) == 0 ? "<" : "";
        return "%" + index + FLAGS[with.below(FLAGS.length)] + width + precision + conversions.charAt(with.below(conversions.length()));
    }

    static Object result(Arguments with, int which) {
        double fraction = (with.below(2000000) - 1000000) / 64.0;
        return switch (which) {
            case 0 -> String.format(pattern(with, "d"), with.number());
            case 1 -> String.format(pattern(with, "dxXo"), with.wide());
            case 2 -> String.format(pattern(with, "xXod"), with.truth() ? (Object) (byte) with.number() : (Object) (short) with.number());
            case 3 -> String.format(pattern(with, "sS"), with.object());
            case 4 -> String.format(pattern(with, "cC"), with.truth() ? (Object) with.unit() : (Object) with.codePoint());
            case 5 -> String.format(pattern(with, "bBhH"), with.object());
            case 6 -> String.format(pattern(with, "f"), fraction);
            case 7 -> String.format(pattern(with, "feEgG"), with.truth() ? (Object) fraction : (Object) (float) fraction);
            case 8 -> String.format("%." + with.below(5) + "f %e %g", with.index() / 8.0, with.below(100000) / 1024.0, with.index() * 1e5);
            case 9 -> String.format(pattern(with, "dfscbxe%nqiDt"), with.object());
            case 10 -> String.format(pattern(with, "sd") + pattern(with, "sd") + " " + pattern(with, "n%"), with.text(), with.number());
            case 11 -> ("[" + pattern(with, "ds") + "|%-5s|%05d]").formatted(with.number(), with.letters(), with.number());
            case 12 -> {
                Formatter formatter = new Formatter();
                formatter.format("%d ", with.number()).format("%s%n", with.text());
                String text = formatter.toString();
                formatter.close();
                yield with.truth() ? text : formatter.toString();
            }
            default -> String.format("%f %.1f %10.3e %s", with.below(3) == 0 ? Double.NaN : Double.NEGATIVE_INFINITY, with.below(100) / 20.0, 0.0, (Object) null);
        };
    }
}
