import java.util.ArrayList;
import java.util.List;

/** Prints rows of cells in columns that line up. */
public class TextTable {
    private final List<String[]> rows = new ArrayList<>();
    private final int[] widths;

    public TextTable(int columns) {
        if (columns < 1 || columns > 50) {
            throw new IllegalArgumentException("columns " + columns);
        }
        widths = new int[columns];
    }

    public int columns() {
        return widths.length;
    }

    /** Adds a row given as cells with commas between them. */
    public void addRow(String line) {
        String[] cells = line.split(",", -1);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cells[i].trim();
            widths[i] = Math.max(widths[i], cells[i].length());    // BUG: ArrayIndexOutOfBoundsException, more cells than columns
        }
        rows.add(cells);
        assert !rows.isEmpty();
    }

    public String cell(int row, int column) {
        if (row < 0 || row >= rows.size() || column < 0 || column >= widths.length) {
            throw new IllegalArgumentException("no cell " + row + ", " + column);
        }
        String[] cells = rows.get(row);
        return column < cells.length ? cells[column] : "";
    }

    private static String pad(String text, int width) {
        StringBuilder padded = new StringBuilder(text);
        while (padded.length() < width) {
            padded.append(' ');
        }
        assert padded.length() >= width;
        return padded.toString();
    }

    public String render() {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < widths.length; column++) {
                out.append('|').append(pad(cell(row, column), widths[column]));
            }
            out.append("|\n");
        }
        return out.toString();
    }

    public int widest() {
        int widest = 0;
        for (int width : widths) {
            widest = Math.max(widest, width);
        }
        assert widest >= 0;
        return widest;
    }
}
