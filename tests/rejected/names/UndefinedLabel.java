// javac: compiler.err.undef.label
class UndefinedLabel {
    static int find(int[][] grid, int wanted) {
        outer:
        for (int[] row : grid) {
            for (int cell : row) {
                if (cell == wanted) {
                    break outter; //~ error
                }
            }
        }
        return 0;
    }
}
