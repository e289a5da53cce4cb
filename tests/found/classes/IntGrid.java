/** A picture of numbered colours with flood fill and border access. */
public class IntGrid {
    private final int width;
    private final int height;
    private final int[][] cells;

    public IntGrid(int width, int height) {
        if (width < 1 || height < 1 || width > 64 || height > 64) {
            throw new IllegalArgumentException(width + " x " + height);
        }
        this.width = width;
        this.height = height;
        this.cells = new int[height][width];
    }

    private boolean inside(int x, int y) {
        return x >= 0 && x < width && y >= 0 && y < height;
    }

    public int get(int x, int y) {
        return inside(x, y) ? cells[y][x] : -1;
    }

    public void set(int x, int y, int color) {
        if (!inside(x, y) || color < 0) {
            throw new IllegalArgumentException("cannot set (" + x + ", " + y + ") to " + color);
        }
        cells[y][x] = color;
        assert get(x, y) == color;
    }

    public int fill(int x, int y, int color) {
        if (!inside(x, y) || color < 0 || cells[y][x] == color) {
            return 0;
        }
        int old = cells[y][x];
        int[] queue = new int[width * height];
        int head = 0;
        int tail = 0;
        queue[tail++] = y * width + x;
        cells[y][x] = color;
        int[][] steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        while (head < tail) {
            int here = queue[head++];
            for (int[] step : steps) {
                int nx = here % width + step[0];
                int ny = here / width + step[1];
                if (inside(nx, ny) && cells[ny][nx] == old) {
                    cells[ny][nx] = color;
                    queue[tail++] = ny * width + nx;
                }
            }
        }
        assert tail <= width * height;
        return tail;
    }

    public int count(int color) {
        int count = 0;
        for (int[] row : cells) {
            for (int cell : row) {
                if (cell == color) {
                    count++;
                }
            }
        }
        return count;
    }

    public IntGrid transposed() {
        IntGrid result = new IntGrid(height, width);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                result.cells[x][y] = cells[y][x];
            }
        }
        assert result.get(0, 0) == get(0, 0);
        return result;
    }
}
