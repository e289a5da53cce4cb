/** Nested loops over arrays of arrays. */
final class Matrices {
    // Every cell of a filled matrix has the value.
    static void fill(int rows, int columns, int value) {
        if (rows < 0 || columns < 0 || rows > 100 || columns > 100) {
            throw new IllegalArgumentException();
        }
        int[][] m = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                m[r][c] = value;
            }
        }
        for (int[] row : m) {
            for (int cell : row) {
                assert cell == value; // holds
            }
        }
    }

    static void fillWrong(int rows, int columns, int value) {
        if (rows < 0 || columns < 0 || rows > 100 || columns > 100) {
            throw new IllegalArgumentException();
        }
        int[][] m = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns - 1; c++) {
                m[r][c] = value;
            }
        }
        for (int[] row : m) {
            for (int cell : row) {
                assert cell == value; // wrong
            }
        }
    }

    // The diagonal of an identity matrix is one.
    static void identity(int n) {
        if (n < 0 || n > 100) {
            throw new IllegalArgumentException();
        }
        int[][] m = new int[n][n];
        for (int i = 0; i < n; i++) {
            m[i][i] = 1;
        }
        for (int i = 0; i < n; i++) {
            assert m[i][i] == 1; // holds
        }
    }

    static void identityWrong(int n) {
        if (n < 0 || n > 100) {
            throw new IllegalArgumentException();
        }
        int[][] m = new int[n][n];
        for (int i = 0; i < n; i++) {
            m[i][n - 1 - i] = 1;
        }
        for (int i = 0; i < n; i++) {
            assert m[i][i] == 1; // wrong
        }
    }

    // All rows that were created in a loop have the same length.
    static void equalRows(int[] heights, int columns) {
        if (columns < 0 || columns > 100) {
            throw new IllegalArgumentException();
        }
        int[][] m = new int[heights.length][];
        for (int r = 0; r < m.length; r++) {
            m[r] = new int[columns];
        }
        for (int r = 0; r < m.length; r++) {
            assert m[r].length == columns; // holds
        }
    }

    static void equalRowsWrong(int[] heights, int columns) {
        if (columns < 0 || columns > 100) {
            throw new IllegalArgumentException();
        }
        int[][] m = new int[heights.length][];
        for (int r = 0; r < m.length; r++) {
            m[r] = new int[heights.length];
        }
        for (int r = 0; r < m.length; r++) {
            assert m[r].length == columns; // wrong
        }
    }

    // A transposed matrix has the cells of the matrix with the indices exchanged.
    static void transpose(int[] a, int[] b) {
        int[][] m = new int[a.length][b.length];
        int[][] t = new int[b.length][a.length];
        for (int r = 0; r < a.length; r++) {
            for (int c = 0; c < b.length; c++) {
                m[r][c] = a[r] - b[c];
                t[c][r] = m[r][c];
            }
        }
        for (int r = 0; r < a.length; r++) {
            for (int c = 0; c < b.length; c++) {
                assert t[c][r] == m[r][c]; // holds
            }
        }
    }

    static void transposeWrong(int[] a, int[] b) {
        int[][] m = new int[a.length][b.length];
        int[][] t = new int[b.length][a.length];
        for (int r = 0; r < a.length; r++) {
            for (int c = 0; c < b.length; c++) {
                m[r][c] = a[r] - b[c];
                t[c][r] = m[r][0];
            }
        }
        for (int r = 0; r < a.length; r++) {
            for (int c = 0; c < b.length; c++) {
                assert t[c][r] == m[r][c]; // wrong
            }
        }
    }

    // The rows of a triangle get longer by one.
    static void triangle(int n) {
        if (n < 0 || n > 100) {
            throw new IllegalArgumentException();
        }
        long[][] triangle = new long[n][];
        for (int i = 0; i < n; i++) {
            triangle[i] = new long[i + 1];
            triangle[i][0] = 1;
            triangle[i][i] = 1;
        }
        for (int i = 0; i < n; i++) {
            assert triangle[i][0] == 1 && triangle[i].length == i + 1; // holds
        }
    }

    static void triangleWrong(int n) {
        if (n < 0 || n > 100) {
            throw new IllegalArgumentException();
        }
        long[][] triangle = new long[n][];
        for (int i = 0; i < n; i++) {
            triangle[i] = new long[i + 1];
            triangle[i][i] = 1;
        }
        for (int i = 0; i < n; i++) {
            assert triangle[i][0] == 1 && triangle[i].length == i + 1; // wrong
        }
    }

    // Counting cell by cell gives the lengths of all rows together.
    static void countCells(int[][] m) {
        long cells = 0;
        long lengths = 0;
        for (int[] row : m) {
            lengths += row.length;
            for (int c = 0; c < row.length; c++) {
                cells++;
            }
        }
        assert cells == lengths; // holds
    }

    static void countCellsWrong(int[][] m) {
        long cells = 0;
        long lengths = 0;
        for (int[] row : m) {
            lengths += row.length;
            for (int c = 1; c < row.length; c++) {
                cells++;
            }
        }
        assert cells == lengths; // wrong
    }

    // The maximum of a row is at least each of its cells.
    static void rowMaxima(int[][] m) {
        int[] max = new int[m.length];
        for (int r = 0; r < m.length; r++) {
            max[r] = Integer.MIN_VALUE;
            for (int cell : m[r]) {
                max[r] = Math.max(max[r], cell);
            }
        }
        for (int r = 0; r < m.length; r++) {
            for (int cell : m[r]) {
                assert max[r] >= cell; // holds
            }
        }
    }

    static void rowMaximaWrong(int[][] m) {
        int[] max = new int[m.length];
        for (int r = 0; r < m.length; r++) {
            max[r] = Integer.MIN_VALUE;
            for (int cell : m[r]) {
                max[r] = cell;
            }
        }
        for (int r = 0; r < m.length; r++) {
            for (int cell : m[r]) {
                assert max[r] >= cell; // wrong
            }
        }
    }
}
