// Object.clone: shallow copies of all fields, CloneNotSupportedException, deep copies by hand, arrays, final fields. Ends uncaught.
public class CloneMethods {
    static class Sheet implements Cloneable {
        final int id;
        int[] cells = {1, 2, 3};
        StringBuilder notes = new StringBuilder("n");
        Sheet next;
        char mark = 'm';
        private double ratio = 0.5;

        Sheet(int id) {
            this.id = id;
            System.out.println("constructing " + id);
        }

        @Override
        protected Sheet clone() throws CloneNotSupportedException {
            return (Sheet) super.clone();
        }

        Sheet deep() {
            try {
                Sheet copy = clone();
                copy.cells = cells.clone();
                copy.notes = new StringBuilder(notes);
                copy.next = next == null ? null : next.deep();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public String toString() {
            return id + ":" + cells[0] + notes + mark + ratio + (next == null ? "" : " > " + next);
        }
    }

    static class Special extends Sheet {
        String extra = "extra";

        Special() {
            super(77);
        }
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        Sheet a = new Sheet(1);
        a.next = new Sheet(2);
        Sheet shallow = a.clone();
        Sheet deep = a.deep();
        a.cells[0] = 100;
        a.notes.append("!");
        a.next.mark = 'X';
        a.mark = 'Y';
        a.ratio = 2;
        System.out.println(a);
        System.out.println(shallow);
        System.out.println(deep);
        System.out.println((shallow != a) + " " + (shallow.next == a.next) + " " + (deep.next == a.next) + " " + (shallow.getClass() == a.getClass()));
        Special special = (Special) new Special().deep();
        System.out.println(special.extra + " " + special);
        try {
            new NotCloneable().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        int[][] grid = {{1, 2}, {3}};
        int[][] copy = grid.clone();
        copy[0][1] = 9;
        copy[1] = new int[] {8};
        System.out.println(grid[0][1] + " " + grid[1][0] + " " + copy[1][0]);
        new NotCloneable().copy();
    }
}
