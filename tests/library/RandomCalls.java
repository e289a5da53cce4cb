import java.util.Random;

/** Calls of java.util.Random: with a seed, its numbers are laid down. */
public class RandomCalls {
    private static Random random = new Random(0);

    public static void main(String[] args) {
        new Arguments(args).make(25, 19, RandomCalls::result);
    }

    static Object result(Arguments with, int which) {
        return switch (which) {
            case 0 -> {
                random = new Random(with.wide());
                yield random.nextInt();
            }
            case 1 -> {
                random.setSeed(with.wide());
                yield random.nextLong();
            }
            case 2 -> {
                byte[] bytes = new byte[with.below(11)];
                random.nextBytes(bytes);
                yield bytes;
            }
            case 3 -> random.nextInt();
            case 4 -> random.nextInt(with.number());
            case 5 -> random.nextInt(1 << with.below(31));
            case 6 -> random.nextInt(1 + with.below(Integer.MAX_VALUE));
            case 7 -> random.nextLong();
            case 8 -> random.nextBoolean();
            case 9 -> random.nextFloat();
            case 10 -> random.nextDouble();
            case 11 -> random.nextInt(with.number(), with.number());
            case 12 -> random.nextInt(-with.below(1000), 1 + with.below(1000));
            case 13 -> random.nextLong(with.wide());
            case 14 -> random.nextLong(with.wide(), with.wide());
            case 15 -> random.nextDouble(1 + with.below(9));
            case 16 -> random.nextDouble(-with.below(9), 1 + with.below(9));
            // Java leaves its last bits to StrictMath.
            case 17 -> (float) random.nextGaussian();
            default -> random.nextFloat(1 + with.below(9));
        };
    }
}
