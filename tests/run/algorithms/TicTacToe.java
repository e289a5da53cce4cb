// Minimax for tic-tac-toe with bit boards and a memo table; plays a game against itself and counts positions.
public class TicTacToe {
    static final int[] LINES = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};
    static final byte[] MEMO = new byte[1 << 18];
    static int positions;

    static boolean wins(int board) {
        for (int line : LINES) {
            if ((board & line) == line) {
                return true;
            }
        }
        return false;
    }

    static int value(int mine, int theirs) {
        int key = mine << 9 | theirs;
        if (MEMO[key] != 0) {
            return MEMO[key] - 2;
        }
        positions++;
        int best;
        if (wins(theirs)) {
            best = -1;
        } else if ((mine | theirs) == 0x1ff) {
            best = 0;
        } else {
            best = -1;
            for (int free = ~(mine | theirs) & 0x1ff; free != 0 && best < 1; free &= free - 1) {
                best = Math.max(best, -value(theirs, mine | free & -free));
            }
        }
        MEMO[key] = (byte) (best + 2);
        return best;
    }

    static int move(int mine, int theirs) {
        int bestMove = 0, best = -2;
        for (int i = 0; i < 9; i++) {
            int bit = 1 << (i * 5 + 4) % 9;
            if (((mine | theirs) & bit) == 0) {
                int v = -value(theirs, mine | bit);
                if (v > best) {
                    best = v;
                    bestMove = bit;
                }
            }
        }
        return bestMove;
    }

    static String show(int x, int o) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            b.append((x >> i & 1) != 0 ? 'X' : (o >> i & 1) != 0 ? 'O' : '.').append(i % 3 == 2 ? "\n" : "");
        }
        return b.toString();
    }

    public static void main(String[] args) {
        int x = 0, o = 0;
        boolean turn = true;
        while ((x | o) != 0x1ff && !wins(x) && !wins(o)) {
            if (turn) {
                x |= move(x, o);
            } else {
                o |= move(o, x);
            }
            turn ^= true;
        }
        System.out.print(show(x, o));
        System.out.println(wins(x) + " " + wins(o) + " " + positions + " " + value(0, 0));
        System.out.println(value(0b1, 0b10) + " " + value(0b100000001, 0b10000) + " " + value(0b011, 0b11000));
        System.out.print(show(0b1 | move(0b1, 0b10), 0b10));
    }
}
