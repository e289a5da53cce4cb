// Invariants as assertions in a sort, a stack and a search; one of them fails in the end.
public class AssertInAlgorithms {
    static boolean sorted(int[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            assert sorted(a, 0, i) : "prefix " + i;
            int value = a[i];
            int j = i;
            while (j > 0 && a[j - 1] > value) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = value;
        }
        assert sorted(a, 0, a.length);
    }

    static int search(int[] a, int wanted) {
        assert sorted(a, 0, a.length) : "not sorted, begins with " + a[0];
        int low = 0;
        int high = a.length;
        while (low < high) {
            int middle = low + high >>> 1;
            assert low <= middle && middle < high;
            if (a[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
            assert low == 0 || a[low - 1] < wanted;
            assert high == a.length || a[high] >= wanted;
        }
        return low < a.length && a[low] == wanted ? low : ~low;
    }

    static int root(int n) {
        assert n >= 0 : n;
        int r = 0;
        while ((r + 1) * (r + 1) <= n) {
            r++;
            assert r * r <= n;
        }
        return r;
    }

    public static void main(String[] args) {
        int[] data = {5, 2, 9, -3, 2, 0};
        sort(data);
        for (int value : data) {
            System.out.print(value + " ");
        }
        System.out.println(search(data, 9) + " " + search(data, 2) + " " + search(data, 7) + " " + search(data, -5));
        System.out.println(root(0) + " " + root(17) + " " + root(1_000_000));
        try {
            root(-4);
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        data[0] = 100;
        search(data, 1);
    }
}
