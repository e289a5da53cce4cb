// Multi-dimensional creation: order of dimension expressions, missing dimensions, zero and negative sizes, ragged arrays. Ends uncaught.
public class MultiDimensional {
    static int n(int x) {
        System.out.print("n" + x + " ");
        return x;
    }

    static int total(int[][] m) {
        int sum = 0;
        for (int[] row : m) {
            for (int x : row) {
                sum += x;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        int[][][] cube = new int[n(2)][n(3)][n(4)];
        System.out.println(cube.length + " " + cube[1].length + " " + cube[1][2].length + " " + cube[1][2][3]);
        int[][][] partial = new int[n(2)][n(2)][];
        System.out.println(partial[1][1] == null);
        String[][] texts = new String[3][0];
        System.out.println(texts[2].length + " " + new long[0][n(5)].length);
        try {
            int[][] bad = new int[n(3)][n(-2)];
            System.out.println("not reached " + bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][] bad = new int[n(-1)][n(1) / (args.length)];
            System.out.println("not reached " + bad.length);
        } catch (ArithmeticException e) {
            System.out.println("dimensions first");
        }
        int[][] zero = new int[0][-0];
        System.out.println(zero.length);
        int[][] ragged = {{1}, {2, 3}, {}, {4, 5, 6}};
        ragged[2] = ragged[1];
        ragged[1][0] += 10;
        System.out.println(total(ragged));
        int[] row = ragged[3], other[] = {row, {100}};
        System.out.println(other[0].length + total(other));
        char[][] board = new char[3][3];
        for (char[] line : board) {
            for (int i = 0; i < line.length; i++) {
                line[i] = (char) ('a' + i);
            }
        }
        board[1][1]++;
        board[2][0] += 2;
        System.out.println(new String(board[1]) + String.valueOf(board[2]));
        byte[][] bytes = {{(byte) 200, 127}, new byte[1]};
        bytes[0][1]++;
        bytes[1][0] -= 1;
        System.out.println(bytes[0][0] + " " + bytes[0][1] + " " + bytes[1][0]);
        System.out.println(new int[] {3, 4}[1] + new int[][] {{1, 2}, {5}}[1][0]);
        partial[0][1][0] = 1;
    }
}
