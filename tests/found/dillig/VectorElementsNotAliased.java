import java.util.ArrayList;
import java.util.List;

/**
 * Dillig 12, non-aliasing of vector elements: a list of cells is copied cell by cell. Property: no two elements
 * of the copy are the same object, and none is an element of the original.
 */
class VectorElementsNotAliased {
    static void vectorElementsNotAliased(List<Cell> cells) {
        List<Cell> copies = new ArrayList<>();
        for (Cell cell : cells) {
            Cell copy = new Cell(cell.value);
            copies.add(copy);
        }
        for (int i = 0; i < copies.size(); i++) {
            assert copies.get(i).value == cells.get(i).value; // holds
            for (int j = 0; j < i; j++) {
                assert copies.get(i) != copies.get(j); // holds
            }
            for (Cell cell : cells) {
                assert copies.get(i) != cell; // holds
            }
        }
    }

    /** Wrong: the cells themselves are added. */
    static void vectorElementsNotAliasedWrong1(List<Cell> cells) {
        List<Cell> copies = new ArrayList<>();
        for (Cell cell : cells) {
            Cell copy = cell;
            copies.add(copy);
        }
        for (int i = 0; i < copies.size(); i++) {
            assert copies.get(i).value == cells.get(i).value; // holds
            for (int j = 0; j < i; j++) {
                assert copies.get(i) != copies.get(j); // holds
            }
            for (Cell cell : cells) {
                assert copies.get(i) != cell; // wrong
            }
        }
    }

    /** Wrong: one copy is used for all cells. */
    static void vectorElementsNotAliasedWrong2(List<Cell> cells) {
        List<Cell> copies = new ArrayList<>();
        Cell copy = new Cell(0);
        for (Cell cell : cells) {
            copy.value = cell.value;
            copies.add(copy);
        }
        for (int i = 0; i < copies.size(); i++) {
            assert copies.get(i).value == cells.get(i).value; // wrong
            for (int j = 0; j < i; j++) {
                assert copies.get(i) != copies.get(j); // wrong
            }
            for (Cell cell : cells) {
                assert copies.get(i) != cell; // holds
            }
        }
    }

    /** Wrong: the assertion forgets that the original list may contain a cell twice. */
    static void vectorElementsNotAliasedWrong3(List<Cell> cells) {
        List<Cell> copies = new ArrayList<>();
        for (Cell cell : cells) {
            Cell copy = new Cell(cell.value);
            copies.add(copy);
        }
        for (int i = 0; i < copies.size(); i++) {
            assert copies.get(i).value == cells.get(i).value; // holds
            for (int j = 0; j < i; j++) {
                assert cells.get(i) != cells.get(j); // wrong
            }
            for (Cell cell : cells) {
                assert copies.get(i) != cell; // holds
            }
        }
    }

    static class Cell {
        int value;

        Cell(int value) {
            this.value = value;
        }
    }
}
