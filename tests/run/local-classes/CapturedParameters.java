// A local class captures parameters and effectively final locals; each instance keeps its own copies.
public class CapturedParameters {
    interface Cell {
        int get();

        void add(int n);
    }

    static Cell make(int start, long step, String... names) {
        int doubled = start * 2;
        final char mark = (char) ('A' + start);
        class Local implements Cell {
            int value = start;
            final String label = mark + names[value % names.length];

            public int get() {
                System.out.println(label + " " + value + " " + doubled + " " + step);
                return value;
            }

            public void add(int n) {
                value += n * step;
                names[0] += n;
            }
        }
        Local unused = new Local();
        unused.add(9);
        return new Local();
    }

    public static void main(String[] args) {
        Cell a = make(1, 10, "x", "y");
        Cell b = make(2, -1, "p", "q");
        a.add(3);
        b.add(4);
        a.add(1);
        System.out.println(a.get() + b.get());
        Cell[] cells = new Cell[3];
        for (int i = 0; i < cells.length; i++) {
            int square = i * i;
            class InLoop implements Cell {
                int extra;

                public int get() {
                    return square + extra;
                }

                public void add(int n) {
                    extra = extra * 10 + n;
                }
            }
            cells[i] = new InLoop();
            cells[i].add(i);
        }
        for (Cell cell : cells) {
            cell.add(5);
            System.out.print(cell.get() + " ");
        }
        System.out.println();
    }
}
