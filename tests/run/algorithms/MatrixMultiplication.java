// Matrices of longs and doubles: multiplication, transposition, power, determinant, and mismatched sizes. Ends uncaught.
public class MatrixMultiplication {
    static long[][] multiply(long[][] a, long[][] b) {
        if (a[0].length != b.length) {
            throw new IllegalArgumentException(a.length + "x" + a[0].length + " by " + b.length + "x" + b[0].length);
        }
        long[][] c = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int k = 0; k < b.length; k++) {
                for (int j = 0; j < b[0].length; j++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static long[][] transpose(long[][] a) {
        long[][] t = new long[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a[i].length; j++) {
                t[j][i] = a[i][j];
            }
        }
        return t;
    }

    static double determinant(double[][] m) {
        double result = 1;
        for (int c = 0; c < m.length; c++) {
            int pivot = c;
            for (int r = c + 1; r < m.length; r++) {
                if (Math.abs(m[r][c]) > Math.abs(m[pivot][c])) {
                    pivot = r;
                }
            }
            if (m[pivot][c] == 0) {
                return 0;
            }
            if (pivot != c) {
                double[] t = m[c];
                m[c] = m[pivot];
                m[pivot] = t;
                result = -result;
            }
            result *= m[c][c];
            for (int r = c + 1; r < m.length; r++) {
                double factor = m[r][c] / m[c][c];
                for (int k = c; k < m.length; k++) {
                    m[r][k] -= factor * m[c][k];
                }
            }
        }
        return result;
    }

    static void print(long[][] a) {
        for (long[] row : a) {
            for (long x : row) {
                System.out.print(x + "\t");
            }
            System.out.println();
        }
    }

    public static void main(String[] args) {
        long[][] a = {{1, 2, 3}, {4, 5, 6}};
        print(multiply(a, transpose(a)));
        print(multiply(transpose(a), a));
        long[][] power = {{1, 1}, {1, 0}};
        for (int i = 0; i < 6; i++) {
            power = multiply(power, power);
        }
        print(power);
        System.out.println(determinant(new double[][] {{0, 2, 0}, {4, 0, 0}, {0, 0, 0.5}}) + " " + determinant(new double[][] {{1, 2}, {2, 4}}));
        multiply(a, a);
    }
}
