// A sudoku solver with bit masks and the most constrained cell first; a contradictory puzzle ends with an exception. Ends uncaught.
public class SudokuSolver {
    static class Unsolvable extends Exception {
        Unsolvable(int tried) {
            super("no solution after " + tried + " guesses");
        }
    }

    private final byte[][] cells = new byte[9][9];
    private final int[] rows = new int[9], columns = new int[9], boxes = new int[9];
    private int guesses;

    SudokuSolver(String puzzle) {
        for (int i = 0; i < 81; i++) {
            char c = puzzle.charAt(i);
            if (c != '.') {
                put(i / 9, i % 9, c - '0');
            }
        }
    }

    private void put(int r, int c, int digit) {
        cells[r][c] = (byte) digit;
        toggle(r, c, digit);
    }

    private void toggle(int r, int c, int digit) {
        rows[r] ^= 1 << digit;
        columns[c] ^= 1 << digit;
        boxes[r / 3 * 3 + c / 3] ^= 1 << digit;
    }

    private boolean search() {
        int best = -1, fewest = 10, options = 0;
        for (int i = 0; i < 81; i++) {
            if (cells[i / 9][i % 9] == 0) {
                int free = 0x3fe & ~(rows[i / 9] | columns[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
                if (Integer.bitCount(free) < fewest) {
                    fewest = Integer.bitCount(free);
                    best = i;
                    options = free;
                }
            }
        }
        if (best < 0) {
            return true;
        }
        for (; options != 0; options &= options - 1) {
            int digit = Integer.numberOfTrailingZeros(options);
            guesses++;
            put(best / 9, best % 9, digit);
            if (search()) {
                return true;
            }
            toggle(best / 9, best % 9, digit);
            cells[best / 9][best % 9] = 0;
        }
        return false;
    }

    SudokuSolver solve() throws Unsolvable {
        if (!search()) {
            throw new Unsolvable(guesses);
        }
        return this;
    }

    public static void main(String[] args) throws Unsolvable {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        SudokuSolver solver = new SudokuSolver(puzzle).solve();
        for (byte[] row : solver.cells) {
            for (byte b : row) {
                System.out.print(b);
            }
            System.out.println();
        }
        System.out.println(solver.guesses);
        new SudokuSolver("55" + puzzle.substring(2)).solve();
    }
}
