// javac: accepts
class LabelledJumps {
    static int countRowsWithoutZero(int[][] grid) {
        int count = 0;
        rows:
        for (int[] row : grid) {
            for (int cell : row) {
                if (cell == 0) {
                    continue rows;
                }
            }
            count++;
        }
        return count;
    }

    static int find(int[][] grid, int wanted) {
        int where = -1;
        search:
        for (int i = 0; i < grid.length; i++) {
            int j = 0;
            while (j < grid[i].length) {
                switch (Integer.compare(grid[i][j], wanted)) {
                    case 0:
                        where = i * 100 + j;
                        break search;
                    case 1:
                        continue search;
                    default:
                        break;
                }
                j++;
            }
        }
        return where;
    }

    static int sameLabelTwice(int n) {
        again:
        while (n > 10) {
            n--;
            if (n == 15) break again;
        }
        again:
        do {
            n++;
            if (n == 5) continue again;
        } while (n < 8);
        return n;
    }

    static int labelLikeVariable(int n) {
        int n1 = n;
        n1:
        for (;;) {
            if (n1++ > 3) {
                break n1;
            }
        }
        return n1;
    }
}
