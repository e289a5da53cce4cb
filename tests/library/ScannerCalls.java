import java.util.Scanner;

/** Calls of java.util.Scanner, in sequences on a random text. */
public class ScannerCalls {
    private static final String[] WORDS = {"12", "-7", "+3", "99999999999", "3.5", "-0.25", "1e3", "true", "False", "word", "0x1f", "ff", "1,234",
        "1,23", "\u0663", "NaN", "Infinity", "128", "40000", ".5", "5.", "-", "+", "1_0"};
    private static final String[] GAPS = {" ", " ", "\n", "  ", "\t", "\r\n", "\n\n", " \n ", "\u2003"};

    private static Scanner scanner = new Scanner("");

    public static void main(String[] args) {
        new Arguments(args).make(600, 1, ScannerCalls::result);
    }

    static String input(Arguments with) {
        StringBuilder text = new StringBuilder();
        for (int words = with.below(12); words > 0; words--) {
            text.append(with.truth() ? WORDS[with.below(WORDS.length)] : Integer.toString(with.index()));
            text.append(GAPS[with.below(GAPS.length)]);
        }
        return text.toString();
    }

    static Object result(Arguments with, int which) {
        return switch (with.below(32)) {
            case 0 -> {
                String text = input(with);
                scanner = new Scanner(text);
                yield text;
            }
            case 1 -> scanner.hasNext();
            case 2, 3 -> scanner.next();
            case 4 -> scanner.hasNextLine();
            case 5, 6 -> scanner.nextLine();
            case 7 -> scanner.hasNextInt();
            case 8, 9, 10 -> scanner.nextInt();
            case 11 -> scanner.hasNextLong();
            case 12 -> scanner.nextLong();
            case 13 -> scanner.hasNextDouble();
            case 14, 15 -> scanner.nextDouble();
            case 16 -> scanner.hasNextBoolean();
            case 17 -> scanner.nextBoolean();
            case 18 -> scanner.hasNextShort() + " " + scanner.hasNextByte();
            case 19 -> scanner.nextShort();
            case 20 -> scanner.nextByte();
            case 21 -> scanner.hasNextInt(16) + " " + scanner.hasNextLong(16);
            case 22 -> scanner.nextInt(16);
            case 23 -> scanner.nextLong(2 + with.below(30));
            case 24 -> scanner.hasNextFloat();
            case 25 -> scanner.nextFloat();
            case 26 -> scanner.radix();
            case 27 -> {
                if (with.below(4) == 0) {
                    scanner.close();
                }
                yield "closed or not";
            }
            case 28 -> scanner.hasNextInt() ? (Object) scanner.nextInt() : scanner.hasNextDouble() ? (Object) scanner.nextDouble() : scanner.next();
            default -> {
                String text = input(with);
                scanner = new Scanner(text);
                yield text + scanner.next();
            }
        };
    }
}
