import java.util.Arrays;
import java.util.Comparator;

/** Calls of java.util.Arrays and of System.arraycopy. */
public class ArraysCalls {
    public static void main(String[] args) {
        new Arguments(args).make(8, 60, ArraysCalls::result);
    }

    static Object result(Arguments with, int which) {
        int[] ints = with.numbers();
        return switch (which) {
            case 0 -> Arrays.toString(ints) + Arrays.toString((int[]) null);
            case 1 -> {
                Arrays.fill(ints, with.number());
                yield ints;
            }
            case 2 -> {
                Arrays.fill(ints, with.index(), with.index(), with.number());
                yield ints;
            }
            case 3 -> Arrays.copyOf(ints, with.index());
            case 4 -> Arrays.copyOfRange(ints, with.index(), with.index());
            case 5 -> Arrays.equals(ints, with.truth() ? ints.clone() : with.numbers());
            case 6 -> Arrays.hashCode(ints);
            case 7 -> {
                Arrays.sort(ints);
                yield ints;
            }
            case 8 -> {
                Arrays.sort(ints, with.index(), with.index());
                yield ints;
            }
            case 9 -> {
                Arrays.sort(ints);
                yield Arrays.binarySearch(ints, with.number()) >= 0 || Arrays.binarySearch(ints, with.index()) < 0;
            }
            case 10 -> Arrays.binarySearch(new int[] {-5, 0, 3, 8, 9}, with.index());
            case 11 -> Arrays.binarySearch(new int[] {-5, 0, 3, 8, 9}, with.index(), with.index(), with.index());
            case 12, 13, 14, 15, 16, 17 -> longs(with, which - 12);
            case 18, 19, 20, 21, 22, 23 -> doubles(with, which - 18);
            case 24, 25, 26, 27, 28, 29 -> chars(with, which - 24);
            case 30, 31, 32, 33, 34, 35, 36, 37 -> small(with, which - 30);
            default -> objects(with, which - 38);
        };
    }

    static Object longs(Arguments with, int which) {
        long[] longs = new long[with.below(20)];
        for (int at = 0; at < longs.length; at++) {
            longs[at] = with.wide();
        }
        return switch (which) {
            case 0 -> Arrays.toString(longs);
            case 1 -> {
                Arrays.sort(longs);
                yield Arrays.toString(longs) + Arrays.binarySearch(longs, with.wide());
            }
            case 2 -> {
                Arrays.fill(longs, with.index(), with.index(), with.wide());
                yield Arrays.toString(Arrays.copyOf(longs, with.index()));
            }
            case 3 -> Arrays.equals(longs, with.truth() ? longs.clone() : new long[longs.length]);
            case 4 -> Arrays.hashCode(longs);
            default -> {
                Arrays.setAll(longs, at -> (long) at * at);
                yield Arrays.toString(Arrays.copyOfRange(longs, with.index(), with.index()));
            }
        };
    }

    static Object doubles(Arguments with, int which) {
        double[] doubles = new double[with.below(20)];
        float[] floats = new float[doubles.length];
        for (int at = 0; at < doubles.length; at++) {
            doubles[at] = with.truth() ? with.index() / 2.0 : with.real();
            floats[at] = with.single();
        }
        return switch (which) {
            case 0 -> Arrays.toString(new double[] {with.index() / 4.0, -0.0, Double.NaN}) + Arrays.toString(new float[] {with.index() / 4.0f});
            case 1 -> {
                Arrays.sort(doubles);
                Arrays.sort(floats);
                StringBuilder text = new StringBuilder();
                for (int at = 0; at < doubles.length; at++) {
                    text.append(Arguments.show(doubles[at])).append(Arguments.show(floats[at]));
                }
                yield text;
            }
            case 2 -> {
                Arrays.sort(doubles);
                yield Arrays.binarySearch(new double[] {-1, -0.0, 0.0, 2.5, Double.NaN}, with.real());
            }
            case 3 -> Arrays.equals(doubles, doubles.clone()) + " " + Arrays.equals(new double[] {0.0, Double.NaN}, new double[] {-0.0, Double.NaN});
            case 4 -> Arrays.hashCode(doubles) + " " + Arrays.hashCode(floats);
            default -> {
                Arrays.fill(doubles, 1.5);
                Arrays.setAll(doubles, at -> at / 2.0);
                yield Arrays.toString(Arrays.copyOf(doubles, with.index())) + Arrays.equals(floats, Arrays.copyOf(floats, floats.length));
            }
        };
    }

    static Object chars(Arguments with, int which) {
        char[] chars = with.units();
        return switch (which) {
            case 0 -> Arrays.toString(chars);
            case 1 -> {
                Arrays.sort(chars);
                yield chars;
            }
            case 2 -> {
                Arrays.fill(chars, with.index(), with.index(), with.unit());
                yield Arrays.copyOf(chars, with.index());
            }
            case 3 -> Arrays.equals(chars, with.truth() ? chars.clone() : with.units());
            case 4 -> Arrays.hashCode(chars) + Arrays.binarySearch("acegi".toCharArray(), with.unit());
            default -> Arrays.copyOfRange(chars, with.index(), with.index());
        };
    }

    static Object small(Arguments with, int which) {
        byte[] bytes = new byte[with.below(40)];
        short[] shorts = new short[bytes.length];
        boolean[] truths = new boolean[bytes.length];
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) with.number();
            shorts[at] = (short) with.number();
            truths[at] = with.truth();
        }
        return switch (which) {
            case 0 -> Arrays.toString(bytes) + Arrays.toString(shorts) + Arrays.toString(truths);
            case 1 -> {
                Arrays.sort(bytes);
                Arrays.sort(shorts);
                yield Arrays.toString(bytes) + Arrays.toString(shorts);
            }
            case 2 -> Arrays.hashCode(bytes) + " " + Arrays.hashCode(shorts) + " " + Arrays.hashCode(truths);
            case 3 -> Arrays.equals(bytes, Arrays.copyOf(bytes, with.below(40))) + " " + Arrays.equals(truths, truths.clone());
            case 4 -> Arrays.copyOfRange(bytes, with.index(), with.index());
            case 5 -> Arrays.toString(Arrays.copyOfRange(shorts, with.index(), with.index()));
            case 6 -> {
                Arrays.fill(bytes, (byte) with.number());
                Arrays.fill(shorts, with.index(), with.index(), (short) with.number());
                Arrays.fill(truths, with.index(), with.index(), true);
                yield Arrays.toString(bytes) + Arrays.toString(shorts) + Arrays.toString(truths);
            }
            default -> Arrays.binarySearch(new byte[] {1, 3, 5}, (byte) with.index()) + " " + Arrays.binarySearch(new short[] {1, 3, 5}, (short) with.index());
        };
    }

    static Object objects(Arguments with, int which) {
        Object[] objects = new Object[with.below(6)];
        Arrays.setAll(objects, at -> with.below(5) == 0 ? new int[] {at} : with.object());
        String[] texts = new String[with.below(8) == 0 ? with.below(100) : with.below(7)];
        Arrays.setAll(texts, at -> with.truth() ? with.letters() : with.text());
        Object[] nested = {objects, texts, new Object[] {with.numbers(), new char[] {'a'}, null}, new double[] {1.5}, with.truth()};
        return switch (which) {
            case 0 -> Arrays.toString(texts);
            case 1 -> {
                Arrays.fill(objects, with.object());
                yield objects;
            }
            case 2 -> {
                Arrays.fill(objects, with.index(), with.index(), "filled");
                yield Arrays.deepToString(objects);
            }
            case 3 -> Arrays.copyOf(texts, with.index());
            case 4 -> Arrays.copyOfRange(texts, with.index(), with.index());
            case 5 -> Arrays.copyOf(texts, texts.length + 1, Object[].class).getClass().getName();
            case 6 -> Arrays.equals(texts, with.truth() ? texts.clone() : objects);
            case 7 -> Arrays.hashCode(texts);
            case 8 -> {
                Arrays.sort(texts);
                yield texts;
            }
            case 9 -> {
                Arrays.sort(texts, with.index(), with.index());
                yield texts;
            }
            case 10 -> {
                Arrays.sort(texts, Comparator.comparing(String::length));
                yield texts;
            }
            case 11 -> {
                Arrays.sort(texts, with.index(), with.index(), Comparator.reverseOrder());
                yield texts;
            }
            case 12 -> {
                Object[] mixed = {with.text(), with.number(), with.text()};
                Arrays.sort(mixed, 0, with.index());
                yield mixed;
            }
            case 13 -> Arrays.binarySearch(new String[] {"a", "b", "c", "d"}, with.letters());
            case 14 -> Arrays.binarySearch(new String[] {"ddd", "cc", "b", ""}, with.letters(), Comparator.comparing(String::length).reversed());
            case 15 -> Arrays.deepEquals(nested, new Object[] {objects.clone(), texts.clone(), nested[2], new double[] {1.5}, with.truth()});
            case 16 -> Arrays.deepHashCode(new Object[] {texts, new long[] {with.wide()}, null, new boolean[] {true}});
            case 17 -> Arrays.deepToString(nested);
            case 18 -> {
                nested[0] = nested;
                yield Arrays.deepToString(nested);
            }
            case 19 -> {
                int[] numbers = {0, 1, 2, 3, 4, 5, 6, 7};
                System.arraycopy(numbers, with.index(), numbers, with.index(), with.index());
                yield numbers;
            }
            case 20 -> {
                String[] target = {"p", "q", "r", "s"};
                Object[] source = {"a", with.object(), "b"};
                try {
                    System.arraycopy(source, with.below(2), target, with.below(3), with.below(3));
                } catch (ArrayStoreException thrown) {
                    yield Arrays.toString(target) + thrown.getClass();
                }
                yield target;
            }
            default -> {
                System.arraycopy(with.numbers(), 0, with.truth() ? new long[1] : with.object(), 0, 1);
                yield "copied";
            }
        };
    }
}
