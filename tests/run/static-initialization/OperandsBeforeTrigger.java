// What was read before a class is initialised stays as it was read, whatever the initialiser changes: operands, arguments,
// assigned values, objects and indices.
public class OperandsBeforeTrigger {
    static int shared = 1;
    static int[] array = {10, 20, 30};
    static Cell cell = new Cell(5);

    static class Cell {
        int value;

        Cell(int value) {
            this.value = value;
        }
    }

    static int change(int to) {
        shared = to;
        array = new int[] {to, to, to};
        cell = new Cell(to);
        return to;
    }

    static class Added {
        static int field = change(2);
    }

    static class Called {
        static {
            change(3);
        }

        static String show(int first, int[] second, Cell third) {
            return first + " " + second[0] + " " + third.value;
        }
    }

    static class Assigned {
        static int field;
        static {
            change(4);
        }
    }

    static class Compound {
        static int field = change(5);
    }

    static class Stored {
        static int field = change(1);
    }

    static class Indexed {
        static int field = change(7) - 7;
    }

    static class Compared {
        static float field = change(80);
    }

    static class Printed {
        static String text = "text" + change(9);
    }

    interface Fielded {
        int FIELD = change(11);
    }

    static class Created {
        static {
            change(12);
        }
        final int value;

        Created(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) {
        System.out.println(shared - Added.field + " " + shared);
        System.out.println(Called.show(shared, array, cell) + " " + shared);
        Assigned.field = shared;
        System.out.println(Assigned.field + " " + shared);
        shared += Compound.field;
        System.out.println(shared);
        int[] before = array;
        array[shared - 9] = Stored.field;
        System.out.println(before[0] + " " + before[1] + " " + array[0]);
        System.out.println(array[Indexed.field] + " " + array[0]);
        Cell old = cell;
        cell.value = 100;
        System.out.println(cell.value - Compared.field + " " + old.value + " " + cell.value);
        System.out.println(shared + Printed.text + shared);
        System.out.println(shared < Fielded.FIELD ? shared : -shared);
        System.out.println(shared + new Created(shared).value + " " + shared);
        System.out.println(new int[] {shared, Last.field, shared}[0] + " " + shared);
    }

    static class Last {
        static int field = change(13);
    }
}
