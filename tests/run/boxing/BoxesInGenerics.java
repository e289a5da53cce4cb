// Boxes in generic code: casts from Object, wrong casts, switch on boxes, equality in own containers.
import java.util.Objects;
import java.util.function.Function;

public class BoxesInGenerics {
    static class Slot<T> {
        T value;

        Slot(T value) {
            this.value = value;
        }

        boolean holds(Object o) {
            return Objects.equals(value, o);
        }

        <R> Slot<R> map(Function<T, R> f) {
            return new Slot<>(f.apply(value));
        }
    }

    static int indexOf(Object[] items, Object wanted) {
        for (int i = 0; i < items.length; i++) {
            if (items[i] == null ? wanted == null : items[i].equals(wanted)) {
                return i;
            }
        }
        return -1;
    }

    static <T extends Number> long total(T[] items) {
        long sum = 0;
        for (T item : items) {
            sum += item.longValue();
        }
        return sum;
    }

    static String classify(Integer n) {
        switch (n) {
            case 1:
                return "one";
            case 1000:
                return "thousand";
            default:
                return n > 1 ? "other" : "less";
        }
    }

    public static void main(String[] args) {
        Slot<Integer> slot = new Slot<>(200);
        slot.value++;
        slot.value += slot.value;
        int plain = slot.value;
        System.out.println(plain + " " + slot.holds(402) + " " + slot.holds(402L) + " " + slot.map(n -> n / 4.0).value);
        Object[] mixed = {1, 1L, 'a', 97, 1.0, null, "1", true};
        System.out.println(indexOf(mixed, 1L) + " " + indexOf(mixed, 97) + " " + indexOf(mixed, 'a') + " " + indexOf(mixed, null) + " " + indexOf(mixed, 1f) + " " + indexOf(mixed, !false));
        System.out.println(total(new Integer[] {1, 2}) + total(new Double[] {1.9, -1.9}) + total(new Byte[] {(byte) 255}));
        System.out.println(classify(1) + classify(1000) + classify(5) + classify(-5));
        Object o = 65;
        System.out.println((Integer) o + 1 + " " + (int) o + " " + (char) (int) o + " " + (long) (Integer) o);
        try {
            long wrong = (Long) o;
            System.out.println("not reached " + wrong);
        } catch (ClassCastException e) {
            System.out.println("an Integer is no Long");
        }
        Comparable<Integer> comparable = 5;
        System.out.println(comparable.compareTo(6) + " " + (comparable instanceof Number));
        Slot<Character> letters = new Slot<>('z');
        letters.value--;
        letters.value = (char) (letters.value - 1);
        System.out.println(letters.value + " " + (letters.value == 'x') + " " + (letters.value + 1));
        System.out.println(new Slot<>(null).holds(null) + " " + new Slot<>(0).holds(null));
    }
}
