// N queens three ways: backtracking over arrays, over bit masks, and printing the first board.
public class NQueens {
    private final int n;
    private final int[] column;
    private int solutions, steps;
    private String first;

    NQueens(int n) {
        this.n = n;
        column = new int[n];
    }

    private boolean safe(int row, int c) {
        for (int r = 0; r < row; r++) {
            steps++;
            if (column[r] == c || Math.abs(column[r] - c) == row - r) {
                return false;
            }
        }
        return true;
    }

    void place(int row) {
        if (row == n) {
            if (solutions++ == 0) {
                first = board();
            }
            return;
        }
        for (int c = 0; c < n; c++) {
            if (safe(row, c)) {
                column[row] = c;
                place(row + 1);
            }
        }
    }

    String board() {
        StringBuilder b = new StringBuilder();
        for (int c : column) {
            b.append(".".repeat(c)).append('Q').append(".".repeat(n - 1 - c)).append('\n');
        }
        return b.toString();
    }

    static int masks(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        int count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += masks(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
        return count;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) {
            NQueens queens = new NQueens(n);
            queens.place(0);
            System.out.println(n + ": " + queens.solutions + " " + masks((1 << n) - 1, 0, 0, 0) + " after " + queens.steps);
            if (n == 6) {
                System.out.print(queens.first);
            }
        }
        System.out.println(new NQueens(2).first);
    }
}
