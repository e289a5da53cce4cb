// Quick sort with seeded random pivots, three-way partition, and quick select; counts calls.
import java.util.Comparator;
import java.util.Random;

public class QuickSort {
    static int calls, swaps;
    static final Random RANDOM = new Random(42);

    static <T> void swap(T[] a, int i, int j) {
        swaps++;
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static <T> void sort(T[] a, int low, int high, Comparator<T> order) {
        calls++;
        if (low >= high) {
            return;
        }
        T pivot = a[low + RANDOM.nextInt(high - low + 1)];
        int less = low, more = high;
        for (int i = low; i <= more;) {
            int c = order.compare(a[i], pivot);
            if (c < 0) {
                swap(a, less++, i++);
            } else if (c > 0) {
                swap(a, i, more--);
            } else {
                i++;
            }
        }
        sort(a, low, less - 1, order);
        sort(a, more + 1, high, order);
    }

    static int select(int[] a, int k) {
        int low = 0, high = a.length - 1;
        while (low < high) {
            int pivot = a[(low + high) / 2], i = low, j = high;
            do {
                while (a[i] < pivot) {
                    i++;
                }
                while (a[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            } while (i <= j);
            if (k <= j) {
                high = j;
            } else if (k >= i) {
                low = i;
            } else {
                break;
            }
        }
        return a[k];
    }

    public static void main(String[] args) {
        Integer[] numbers = new Integer[30];
        int[] plain = new int[30];
        for (int i = 0; i < numbers.length; i++) {
            plain[i] = numbers[i] = RANDOM.nextInt(200) - 100;
        }
        sort(numbers, 0, numbers.length - 1, Integer::compare);
        for (Integer n : numbers) {
            System.out.print(n + " ");
        }
        System.out.println(calls + " " + swaps);
        for (int k = 0; k < 30; k += 7) {
            System.out.print(select(plain.clone(), k) == numbers[k] ? "ok " : "differs ");
        }
        System.out.println();
        Double[] doubles = {0.5, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, -1.5, Double.MAX_VALUE};
        sort(doubles, 0, doubles.length - 1, Double::compareTo);
        for (double d : doubles) {
            System.out.print((d == Double.MAX_VALUE ? "max" : "" + d) + " ");
        }
        System.out.println();
    }
}
