// Shell sort, counting sort, radix sort, bubble sort with early end, and a check that all of them agree. Ends uncaught.
import java.util.Random;
import java.util.function.UnaryOperator;

public class MoreSorts {
    static int[] shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int x = a[i], j = i;
                for (; j >= gap && a[j - gap] > x; j -= gap) {
                    a[j] = a[j - gap];
                }
                a[j] = x;
            }
        }
        return a;
    }

    static int[] counting(int[] a) {
        int[] counts = new int[1001];
        for (int x : a) {
            counts[x + 500]++;
        }
        for (int value = 0, at = 0; value < counts.length; value++) {
            while (counts[value]-- > 0) {
                a[at++] = value - 500;
            }
        }
        return a;
    }

    static int[] radix(int[] a) {
        int[] from = a, to = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] starts = new int[257];
            for (int x : from) {
                starts[((x ^ 0x80000000) >>> shift & 0xff) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                starts[i + 1] += starts[i];
            }
            for (int x : from) {
                to[starts[(x ^ 1 << 31) >>> shift & 255]++] = x;
            }
            int[] t = from;
            from = to;
            to = t;
        }
        return from;
    }

    static int passes;

    static int[] bubble(int[] a) {
        boolean swapped;
        int end = a.length;
        do {
            swapped = false;
            passes++;
            for (int i = 1; i < end; i++) {
                if (a[i - 1] > a[i]) {
                    a[i - 1] ^= a[i];
                    a[i] ^= a[i - 1];
                    a[i - 1] ^= a[i];
                    swapped = true;
                }
            }
            end--;
        } while (swapped);
        return a;
    }

    static long digest(int[] a) {
        long h = a.length;
        for (int x : a) {
            h = h * 1_000_003 + x;
        }
        return h;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        UnaryOperator<int[]>[] sorts = new UnaryOperator[] {(UnaryOperator<int[]>) MoreSorts::shell, (UnaryOperator<int[]>) MoreSorts::counting, (UnaryOperator<int[]>) MoreSorts::radix, (UnaryOperator<int[]>) MoreSorts::bubble};
        Random random = new Random(7);
        for (int n : new int[] {0, 1, 2, 10, 100}) {
            int[] a = new int[n];
            for (int i = 0; i < n; i++) {
                a[i] = random.nextInt(1001) - 500;
            }
            for (UnaryOperator<int[]> sort : sorts) {
                System.out.print(digest(sort.apply(a.clone())) + " ");
            }
            System.out.println(passes);
        }
        for (int x : radix(new int[] {Integer.MAX_VALUE, 0, Integer.MIN_VALUE, -1, 1, 65536, -65536})) {
            System.out.print(x + " ");
        }
        System.out.println();
        counting(new int[] {1, 501});
    }
}
