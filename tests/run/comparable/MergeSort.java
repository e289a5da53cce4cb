// A generic top-down merge sort with a buffer made by clone, and a bottom-up one on longs; both must be stable.
import java.util.Comparator;

public class MergeSort {
    static <T> void sort(T[] a, Comparator<? super T> order) {
        sort(a.clone(), a, 0, a.length, order);
    }

    private static <T> void sort(T[] from, T[] to, int low, int high, Comparator<? super T> order) {
        if (high - low < 2) {
            return;
        }
        int middle = (low + high) >>> 1;
        sort(to, from, low, middle, order);
        sort(to, from, middle, high, order);
        for (int i = low, left = low, right = middle; i < high; i++) {
            to[i] = right >= high || left < middle && order.compare(from[left], from[right]) <= 0 ? from[left++] : from[right++];
        }
    }

    static void bottomUp(long[] a) {
        long[] buffer = new long[a.length];
        for (int width = 1; width < a.length; width *= 2) {
            for (int low = 0; low < a.length; low += 2 * width) {
                int middle = Math.min(low + width, a.length), high = Math.min(low + 2 * width, a.length);
                int i = low, j = middle, k = low;
                while (i < middle && j < high) {
                    buffer[k++] = a[j] < a[i] ? a[j++] : a[i++];
                }
                while (i < middle) {
                    buffer[k++] = a[i++];
                }
                while (j < high) {
                    buffer[k++] = a[j++];
                }
            }
            System.arraycopy(buffer, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        String[] words = "the quick brown fox jumps over the lazy dog and naps".split(" ");
        sort(words, Comparator.comparing(String::length));
        System.out.println(String.join(" ", words));
        sort(words, Comparator.reverseOrder());
        System.out.println(String.join(" ", words));
        sort(words, (a, b) -> a.charAt(a.length() - 1) - b.charAt(b.length() - 1));
        System.out.println(String.join(" ", words));
        sort(words, Comparator.<String, Integer>comparing(s -> -s.length()).thenComparing(Comparator.naturalOrder()));
        System.out.println(String.join(" ", words));
        long[] numbers = new long[21];
        long x = 12345;
        for (int i = 0; i < numbers.length; i++) {
            x = x * 6364136223846793005L + 1442695040888963407L;
            numbers[i] = x >> 54;
        }
        bottomUp(numbers);
        for (long n : numbers) {
            System.out.print(n + " ");
        }
        System.out.println();
        Object[] mixed = {1, "one"};
        try {
            @SuppressWarnings({"unchecked", "rawtypes"}) Comparator<Object> raw = (Comparator) Comparator.naturalOrder();
            sort(mixed, raw);
        } catch (ClassCastException e) {
            System.out.println("not comparable with one another");
        }
    }
}
