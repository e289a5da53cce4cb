// Nested loops with changing bounds, shadow-free reuse of names, and conditions with assignments.
public class NestedLoopsTables {
    static String pascal(int rows) {
        String text = "";
        int[] row = new int[rows];
        for (int n = 0; n < rows; n++) {
            row[n] = 1;
            for (int k = n - 1; k > 0; k--) {
                row[k] += row[k - 1];
            }
            for (int k = 0; k <= n; k++) {
                text += row[k] + (k < n ? " " : "; ");
            }
        }
        return text;
    }

    static int spiral(int size) {
        int[][] grid = new int[size][size];
        int value = 0;
        int low = 0;
        int high = size - 1;
        while (low <= high) {
            for (int c = low; c <= high; c++) grid[low][c] = ++value;
            for (int r = low + 1; r <= high; r++) grid[r][high] = ++value;
            for (int c = high - 1; c >= low && low < high; c--) grid[high][c] = ++value;
            for (int r = high - 1; r > low; r--) grid[r][low] = ++value;
            low++;
            high--;
        }
        int hash = 0;
        for (int[] line : grid)
            for (int cell : line)
                hash = hash * 7 + cell;
        return hash;
    }

    public static void main(String[] args) {
        System.out.println(pascal(6));
        System.out.println(spiral(1) + " " + spiral(3) + " " + spiral(4));
        int total = 0;
        for (int limit = 5, i = 0; i < limit; i++) {
            if (i % 2 == 0 && limit < 9) limit++;
            for (int j = limit; j > i; j -= 2) total += i * j;
            for (int j = 0; j < i; j++) total -= j;
        }
        System.out.println(total);
        int a, b, rounds = 0;
        a = 1071;
        b = 462;
        while ((a %= b) != 0 && (b %= a) != 0) rounds++;
        System.out.println(a + b + " " + rounds);
        for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) if (i == j) continue; else System.out.print(i + j);
        System.out.println();
        for (int i = 0; i < 3; i++)
            if (i == 1)
                for (int j = 0; j < 2; j++)
                    System.out.print("j" + j);
            else
                System.out.print("i" + i);
        System.out.println();
        int n = 0;
        do do n += 3; while (n % 2 != 0); while (n < 20);
        System.out.println(n);
        long product = 1;
        for (byte k = 1; k > 0; k += 20) product *= k;
        System.out.println(product);
    }
}
