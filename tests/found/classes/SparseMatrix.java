import java.util.HashMap;
import java.util.Map;

/** A matrix of which only the entries other than zero are stored. */
public class SparseMatrix {
    private final int rows;
    private final int columns;
    private final Map<Long, Double> entries = new HashMap<>();

    public SparseMatrix(int rows, int columns) {
        if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException(rows + " x " + columns);
        }
        this.rows = rows;
        this.columns = columns;
    }

    private long key(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IllegalArgumentException("no entry (" + row + ", " + column + ")");
        }
        long key = (long) row * columns + column;
        assert key >= 0;
        return key;
    }

    public double get(int row, int column) {
        Double value = entries.get(key(row, column));
        return value == null ? 0 : value;
    }

    public void set(int row, int column, double value) {
        long key = key(row, column);
        if (value == 0) {
            entries.remove(key);
        } else {
            entries.put(key, value);
        }
        assert entries.containsKey(key) == (value != 0);
    }

    public int stored() {
        return entries.size();
    }

    public SparseMatrix transpose() {
        SparseMatrix result = new SparseMatrix(columns, rows);
        for (Map.Entry<Long, Double> entry : entries.entrySet()) {
            int row = (int) (entry.getKey() / columns);
            int column = (int) (entry.getKey() % columns);
            result.set(column, row, entry.getValue());
        }
        assert result.stored() == stored();
        return result;
    }

    public double rowSum(int row) {
        if (row < 0 || row >= rows) {
            throw new IllegalArgumentException("no row " + row);
        }
        double sum = 0;
        for (Map.Entry<Long, Double> entry : entries.entrySet()) {
            if (entry.getKey() / columns == row) {
                sum += entry.getValue();
            }
        }
        return sum;
    }
}
