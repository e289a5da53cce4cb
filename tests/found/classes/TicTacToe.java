import java.util.Arrays;

/** The game on three by three squares. */
public class TicTacToe {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
    };

    private final char[] board = new char[9];
    private char player = 'X';
    private int moves;

    public TicTacToe() {
        Arrays.fill(board, ' ');
    }

    public char player() {
        return player;
    }

    public void play(int row, int column) {
        if (row < 0 || row > 2 || column < 0 || column > 2) {
            throw new IllegalArgumentException("no square " + row + ", " + column);
        }
        int square = 3 * row + column;
        if (board[square] != ' ' || winner() != ' ') {
            throw new IllegalStateException("not a legal move");
        }
        board[square] = player;
        moves++;
        player = player == 'X' ? 'O' : 'X';
        assert moves <= board.length;
    }

    /** The player who owns a line, or a space. */
    public char winner() {
        for (int[] line : LINES) {
            char c = board[line[0]];
            if (c != ' ' && c == board[line[1]] && c == board[line[2]]) {
                return c;
            }
        }
        return ' ';
    }

    public boolean isDraw() {
        return moves == 9 && winner() == ' ';
    }

    public int freeSquares() {
        int free = 0;
        for (char c : board) {
            if (c == ' ') {
                free++;
            }
        }
        assert free == 9 - moves;
        return free;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < board.length; i++) {
            text.append(board[i]).append(i % 3 == 2 ? "\n" : "|");
        }
        return text.toString();
    }
}
