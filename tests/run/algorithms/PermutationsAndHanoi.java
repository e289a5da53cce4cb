// Permutations by recursion, by next-permutation and by Heap's method; subsets; towers of Hanoi; Gray codes. Ends uncaught.
public class PermutationsAndHanoi {
    static int count;

    static void recursive(String prefix, String rest, StringBuilder out) {
        if (rest.isEmpty()) {
            out.append(prefix).append(' ');
            return;
        }
        for (int i = 0; i < rest.length(); i++) {
            recursive(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
        }
    }

    static boolean next(char[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = a.length - 1;
        while (a[j] <= a[i]) {
            j--;
        }
        char t = a[i];
        a[i] = a[j];
        a[j] = t;
        for (int low = i + 1, high = a.length - 1; low < high; low++, high--) {
            t = a[low];
            a[low] = a[high];
            a[high] = t;
        }
        return true;
    }

    static void heap(int[] a, int n) {
        if (n == 1) {
            count = count * 31 + (a[0] * 100 + a[1] * 10 + a[2]);
            return;
        }
        for (int i = 0; i < n; i++) {
            heap(a, n - 1);
            int j = n % 2 == 0 ? i : 0, t = a[j];
            a[j] = a[n - 1];
            a[n - 1] = t;
        }
    }

    static int hanoi(int n, int[] from, int[] via, int[] to) {
        if (n == 0) {
            return 0;
        }
        int moves = hanoi(n - 1, from, to, via);
        int disk = from[from[0]--];
        assert to[0] == 0 || to[to[0]] > disk : "disk " + disk + " on " + to[to[0]];
        to[++to[0]] = disk;
        return moves + 1 + hanoi(n - 1, via, from, to);
    }

    public static void main(String[] args) {
        StringBuilder out = new StringBuilder();
        recursive("", "abcd", out);
        System.out.println(out.length() + " " + out.substring(0, 29));
        char[] letters = "aabc".toCharArray();
        do {
            System.out.print(new String(letters) + " ");
        } while (next(letters));
        System.out.println();
        heap(new int[] {1, 2, 3, 4}, 4);
        System.out.println(count);
        for (int mask = 0; mask < 8; mask++) {
            String subset = "";
            for (int i = 0; i < 3; i++) {
                subset += (mask >> i & 1) == 1 ? "" + (char) ('x' + i) : "";
            }
            System.out.print("{" + subset + "} " + Integer.toBinaryString(mask ^ mask >>> 1) + " ");
        }
        System.out.println();
        int[] a = new int[8], b = new int[8], c = new int[8];
        for (int disk = 6; disk > 0; disk--) {
            a[++a[0]] = disk;
        }
        System.out.println(hanoi(6, a, b, c) + " " + a[0] + b[0] + c[0] + " " + c[1] + c[6]);
        c[c[0] + 1] = 9;
        c[0]++;
        hanoi(7, c, a, b);
    }
}
