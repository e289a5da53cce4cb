/** The nine by nine grid and its rules. */
public class SudokuGrid {
    private static final int SIZE = 9;

    private final int[][] cells = new int[SIZE][SIZE];
    private int filled;

    public boolean place(int row, int column, int digit) {
        if (digit < 1 || digit > SIZE) {
            throw new IllegalArgumentException("digit " + digit);
        }
        check(row, column);
        if (cells[row][column] != 0 || !allowed(row, column, digit)) {
            return false;
        }
        cells[row][column] = digit;
        filled++;
        assert filled <= SIZE * SIZE;
        return true;
    }

    private void check(int row, int column) {
        if (row < 0 || row >= SIZE || column < 0 || column >= SIZE) {
            throw new IllegalArgumentException("no cell " + row + ", " + column);
        }
    }

    private boolean allowed(int row, int column, int digit) {
        int top = row / 3 * 3;
        int left = column / 3 * 3;
        for (int i = 0; i < SIZE; i++) {
            if (cells[row][i] == digit || cells[i][column] == digit) {
                return false;
            }
            if (cells[top + i / 3][left + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }

    public void clear(int row, int column) {
        check(row, column);
        if (cells[row][column] != 0) {
            cells[row][column] = 0;
            filled--;
        }
        assert filled >= 0;
    }

    /** The digits that a row lacks, as a number such as 379. */
    public int missing(int row) {
        check(row, 0);
        boolean[] seen = new boolean[SIZE];
        for (int digit : cells[row]) {
            seen[digit] = true;    // BUG: ArrayIndexOutOfBoundsException, the digit nine
        }
        int result = 0;
        for (int digit = 1; digit < SIZE; digit++) {
            if (!seen[digit]) {
                result = 10 * result + digit;
            }
        }
        return result;
    }

    public int get(int row, int column) {
        check(row, column);
        return cells[row][column];
    }

    public boolean isSolved() {
        return filled == SIZE * SIZE;
    }
}
