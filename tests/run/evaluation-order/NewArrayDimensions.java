// All dimensions are evaluated before any of them is checked; initialisers run in order.
public class NewArrayDimensions {
    static int size(int n) {
        System.out.print("size(" + n + ") ");
        return n;
    }

    static int fail() {
        System.out.print("fail ");
        throw new IllegalArgumentException("no size");
    }

    public static void main(String[] args) {
        int[][][] cube = new int[size(2)][size(3)][];
        System.out.println(cube.length + " " + cube[1].length + " " + (cube[1][2] == null));
        try {
            int[][] bad = new int[size(-1)][size(-2)];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][] bad = new int[size(-1)][fail()];
            System.out.println(bad.length);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            // No inner array is made, but its negative size is found all the same.
            int[][] bad = new int[size(0)][size(-5)];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
        int i = 4;
        int[][] steps = new int[i][i = 2];
        System.out.println(steps.length + "x" + steps[0].length + " i=" + i);
        i = 0;
        int[] filled = {i++, i++, i = 10, i++, i};
        for (int value : filled) {
            System.out.print(value + " ");
        }
        System.out.println();
        int[][] ragged = {{size(1)}, {}, {size(2), size(3)}, null};
        System.out.println(ragged[2].length + " " + ragged[1].length + " " + ragged[3]);
        System.out.println(new int[][] {{1, 2}, {3}}[i - 11][0]);
        int[][] uncaught = new int[size(3)][size(-7)];
        System.out.println("not reached" + uncaught.length);
    }
}
