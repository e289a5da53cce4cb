// Queens, subsets, permutations and a knight's tour, all by backtracking.
public class Backtracking {
    static int solutions;
    static String first;

    static void queens(int[] columns, int row) {
        if (row == columns.length) {
            if (solutions++ == 0) {
                first = "";
                for (int c : columns) {
                    first += c;
                }
            }
            return;
        }
        next:
        for (int c = 0; c < columns.length; c++) {
            for (int r = 0; r < row; r++) {
                if (columns[r] == c || Math.abs(columns[r] - c) == row - r) {
                    continue next;
                }
            }
            columns[row] = c;
            queens(columns, row + 1);
        }
    }

    static int subsets(int[] values, int at, int rest, String chosen) {
        if (rest == 0) {
            System.out.print("[" + chosen.trim() + "] ");
            return 1;
        }
        if (at == values.length || rest < 0) {
            return 0;
        }
        return subsets(values, at + 1, rest - values[at], chosen + values[at] + " ")
            + subsets(values, at + 1, rest, chosen);
    }

    static boolean tour(int[][] board, int r, int c, int step) {
        board[r][c] = step;
        if (step == board.length * board.length) {
            return true;
        }
        int[][] moves = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        for (int[] move : moves) {
            int nr = r + move[0];
            int nc = c + move[1];
            if (nr >= 0 && nr < board.length && nc >= 0 && nc < board.length && board[nr][nc] == 0
                    && tour(board, nr, nc, step + 1)) {
                return true;
            }
        }
        board[r][c] = 0;
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 6; n++) {
            solutions = 0;
            first = "none";
            queens(new int[n], 0);
            System.out.print(solutions + ":" + first + " ");
        }
        System.out.println();
        System.out.println(subsets(new int[] {8, 6, 7, 5, 3, 10, 9}, 0, 15, ""));
        int[][] board = new int[5][5];
        System.out.println(tour(board, 0, 0, 1) + " " + board[4][4] + " " + tour(new int[4][4], 0, 0, 1));
        for (int[] row : board) {
            for (int cell : row) {
                System.out.print(cell + " ");
            }
        }
        System.out.println();
    }
}
