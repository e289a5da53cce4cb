// javac: compiler.err.label.already.in.use
class DuplicateLabel {
    static int count(int[][] grid) {
        int count = 0;
        loop:
        for (int[] row : grid) {
            loop: //~ error
            for (int cell : row) {
                if (cell == 0) {
                    continue loop;
                }
                count++;
            }
        }
        return count;
    }
}
