// javac: compiler.err.prob.found.req
class ArrayDimensionMismatch {
    static int[] row(int[][] grid) {
        int[] row = grid; //~ error
        return row;
    }
}
