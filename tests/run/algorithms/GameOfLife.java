// Conway's game of life on a torus of booleans and on packed longs: both must agree.
public class GameOfLife {
    static final int SIZE = 12;

    static boolean[][] step(boolean[][] cells) {
        boolean[][] next = new boolean[SIZE][SIZE];
        for (int r = 0; r < SIZE; r++) {
            for (int c = 0; c < SIZE; c++) {
                int around = 0;
                for (int dr = -1; dr <= 1; dr++) {
                    for (int dc = -1; dc <= 1; dc++) {
                        if ((dr | dc) != 0 && cells[Math.floorMod(r + dr, SIZE)][Math.floorMod(c + dc, SIZE)]) {
                            around++;
                        }
                    }
                }
                next[r][c] = around == 3 || around == 2 && cells[r][c];
            }
        }
        return next;
    }

    static short[] step(short[] rows) {
        short[] next = new short[SIZE];
        for (int r = 0; r < SIZE; r++) {
            for (int c = 0; c < SIZE; c++) {
                int around = -(rows[r] >> c & 1);
                for (int dr = SIZE - 1; dr <= SIZE + 1; dr++) {
                    for (int dc = SIZE - 1; dc <= SIZE + 1; dc++) {
                        around += rows[(r + dr) % SIZE] >> (c + dc) % SIZE & 1;
                    }
                }
                if (around == 3 || around == 2 && (rows[r] & 1 << c) != 0) {
                    next[r] |= 1 << c;
                }
            }
        }
        return next;
    }

    public static void main(String[] args) {
        String[] pattern = {".#.", "..#", "###"};
        boolean[][] cells = new boolean[SIZE][SIZE];
        short[] rows = new short[SIZE];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (pattern[r].charAt(c) == '#') {
                    cells[r + 8][c + 8] = true;
                    rows[r + 8] |= (short) (1 << c + 8);
                }
            }
        }
        cells[2][2] = cells[2][3] = cells[2][4] = true;
        rows[2] = 0b11100;
        for (int generation = 0; generation < 13; generation++) {
            cells = step(cells);
            rows = step(rows);
        }
        int alive = 0;
        boolean agree = true;
        for (int r = 0; r < SIZE; r++) {
            for (int c = 0; c < SIZE; c++) {
                System.out.print(cells[r][c] ? '#' : '.');
                alive += cells[r][c] ? 1 : 0;
                agree &= cells[r][c] == ((rows[r] >>> c & 1) == 1);
            }
            System.out.println();
        }
        System.out.println(alive + " " + agree);
    }
}
