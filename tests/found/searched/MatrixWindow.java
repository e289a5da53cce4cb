/** A window that moves over a matrix. */
public class MatrixWindow {
    private final int[][] cells;
    private final int side;
    private int row;
    private int column;

    public MatrixWindow(int rows, int columns, int side) {
        if (rows < 1 || columns < 1 || rows > 50 || columns > 50 || side < 1 || side > rows || side > columns) {
            throw new IllegalArgumentException("size");
        }
        this.cells = new int[rows][columns];
        this.side = side;
    }

    public boolean right() {
        if (column + side >= cells[0].length) {
            return false;
        }
        column++;
        return true;
    }

    public boolean down() {
        if (row + side > cells.length) {
            return false;
        }
        row++;
        return true;
    }

    public void fill(int value) {
        for (int r = 0; r < side; r++) {
            for (int c = 0; c < side; c++) {
                cells[row + r][column + c] = value;    // BUG: ArrayIndexOutOfBoundsException, down goes one too far
            }
        }
    }

    public void home() {
        row = 0;
        column = 0;
    }
}
