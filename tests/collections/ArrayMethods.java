import java.util.Arrays;
import java.util.List;

/** The static methods of Arrays, on arrays of objects, of numbers, and of arrays. */
public final class ArrayMethods extends Sequences {
    public static void main(String[] arguments) {
        new ArrayMethods().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("objects", elements(7), true);
        root("others", elements(7), true);
        root("numbers", numbers(), true);
        root("more", numbers(), true);
    }

    private int[] numbers() {
        int[] numbers = new int[below(7)];
        for (int at = 0; at < numbers.length; at++) {
            numbers[at] = below(5) - 2;
        }
        return numbers;
    }

    @Override
    void content(Object thing, boolean inOrder) {
        if (thing instanceof Object[]) {
            elements((Object[]) thing, true);
        } else {
            ints((int[]) thing);
        }
    }

    private void ints(int[] numbers) {
        result(numbers.length);
        for (int number : numbers) {
            result(number);
        }
    }

    @Override
    void step(Object on) {
        if (on instanceof int[]) {
            int[] numbers = (int[]) on;
            Object other = thing();
            ints(numbers, other instanceof int[] ? (int[]) other : numbers());
        } else {
            Object[] objects = (Object[]) on;
            Object other = thing();
            objects(objects, other instanceof Object[] ? (Object[]) other : elements(4));
        }
    }

    private int at(Object[] array) {
        return index(array.length);
    }

    private void objects(Object[] array, Object[] other) {
        switch (below(22)) {
            case 0:
                op("sort");
                if (array.length <= 2 || ListSteps.alike(array)) {
                    Arrays.sort(array);
                }
                break;
            case 1:
                op("sort(c)");
                Arrays.sort(array, truth() ? Values.BY_RANK : Values.BY_THIRD);
                break;
            case 2:
                op("sort(range, c)");
                Arrays.sort(array, at(array), at(array), Values.BY_RANK);
                break;
            case 3:
                op("sort(range)");
                if (ListSteps.alike(array)) {
                    Arrays.sort(array, at(array), at(array));
                }
                break;
            case 4:
                op("binarySearch");
                Object[] sorted = array.clone();
                Arrays.sort(sorted, Values.BY_RANK);
                int found = Arrays.binarySearch(sorted, value(), Values.BY_RANK);
                result(found < 0 ? found : Values.rank(sorted[found]));
                break;
            case 5:
                op("fill");
                Arrays.fill(array, value());
                break;
            case 6:
            case 7:
                op("fill(range)");
                Arrays.fill(array, at(array), at(array), value());
                break;
            case 8:
                op("copyOf");
                elements(Arrays.copyOf(array, number(-1, 9)), true);
                break;
            case 9:
                op("copyOfRange");
                elements(Arrays.copyOfRange(array, at(array), at(array) + number(0, 2)), true);
                break;
            case 10:
                op("equals");
                result(Arrays.equals(array, other));
                result(Arrays.equals(array, array.clone()));
                break;
            case 11:
                op("equals(range)");
                result(Arrays.equals(array, at(array), at(array), other, at(other), at(other)));
                break;
            case 12:
                op("hashCode");
                if (!CollectionSteps.hasConstants(array)) {
                    result(Arrays.hashCode(array));
                    result(Arrays.deepHashCode(new Object[] {array, 1, null, other.length}));
                }
                break;
            case 13:
                op("toString");
                text(Arrays.toString(array), true);
                text(Arrays.deepToString(new Object[] {array, other, null, new int[] {1}}), true);
                break;
            case 14:
                op("mismatch");
                result(Arrays.mismatch(array, other));
                break;
            case 15:
                op("mismatch(c)");
                result(Arrays.mismatch(array, other, Values.BY_THIRD));
                break;
            case 16:
                op("compare(c)");
                result(Integer.signum(Arrays.compare(array, other, Values.BY_RANK)));
                break;
            case 17:
                op("setAll");
                Object[] values = {value(), value()};
                Arrays.setAll(array, at -> values[at % 2]);
                break;
            case 18:
                op("deepEquals");
                result(Arrays.deepEquals(new Object[] {array, other}, new Object[] {array.clone(), other}));
                result(Arrays.deepEquals(new Object[] {array}, new Object[] {other}));
                break;
            case 19:
                op("asList");
                List<Object> list = Arrays.asList(array);
                result(list.set(at(array), value()));
                break;
            case 20:
                op("equals(c)");
                result(Arrays.equals(array, other, Values.BY_THIRD));
                break;
            default:
                op("element");
                array[at(array)] = value();
                break;
        }
    }

    private void ints(int[] array, int[] other) {
        switch (below(14)) {
            case 0:
                op("sort");
                Arrays.sort(array);
                break;
            case 1:
                op("sort(range)");
                Arrays.sort(array, index(array.length), index(array.length));
                break;
            case 2:
                op("binarySearch");
                int[] sorted = array.clone();
                Arrays.sort(sorted);
                int wanted = number(-3, 4);
                int found = Arrays.binarySearch(sorted, wanted);
                result(found < 0 ? found : sorted[found] == wanted ? 1 : 2);
                break;
            case 3:
                op("fill(range)");
                Arrays.fill(array, index(array.length), index(array.length), number(-2, 2));
                break;
            case 4:
                op("copyOf");
                ints(Arrays.copyOf(array, number(-1, 9)));
                break;
            case 5:
                op("copyOfRange");
                ints(Arrays.copyOfRange(array, index(array.length), index(array.length) + number(0, 2)));
                break;
            case 6:
                op("equals");
                result(Arrays.equals(array, other));
                break;
            case 7:
                op("hashCode");
                result(Arrays.hashCode(array));
                break;
            case 8:
                op("toString");
                text(Arrays.toString(array), true);
                break;
            case 9:
                op("mismatch");
                result(Arrays.mismatch(array, other));
                break;
            case 10:
                op("compare");
                result(Integer.signum(Arrays.compare(array, other)));
                break;
            case 11:
                op("setAll");
                Arrays.setAll(array, at -> at * 2 - 3);
                break;
            case 12:
                op("equals(range)");
                result(Arrays.equals(array, index(array.length), index(array.length), other, index(other.length), index(other.length)));
                break;
            default:
                op("element");
                array[index(array.length)] = number(-3, 3);
                break;
        }
    }
}
