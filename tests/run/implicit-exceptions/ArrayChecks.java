// Array accesses that fail, with the messages of the JVM.
public class ArrayChecks {
    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " fine");
        } catch (ArrayIndexOutOfBoundsException | NegativeArraySizeException e) {
            System.out.println(name + ": " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        char[] chars = {};
        int[][] grid = {{1}, null, {}};
        Object[] objects = new String[1];
        attempt("read -1", () -> System.out.print(a[-1]));
        attempt("read 3", () -> System.out.print(a[3]));
        attempt("read max", () -> System.out.print(a[Integer.MAX_VALUE]));
        attempt("write min", () -> a[Integer.MIN_VALUE] = 1);
        attempt("empty", () -> chars[0]++);
        attempt("byte index", () -> a[(byte) 200] = 1);
        attempt("char index", () -> a['\u0002'] = 1);
        attempt("row null", () -> System.out.print(grid[1][0]));
        attempt("row outside", () -> grid[3][0] = 1);
        attempt("column outside", () -> grid[2][0] = 1);
        attempt("row length", () -> System.out.print(grid[1].length));
        attempt("negative size", () -> System.out.print(new int[-5].length));
        attempt("negative inner size", () -> System.out.print(new int[2][-1].length));
        attempt("negative reference array", () -> System.out.print(new String[a[0] - 1].length));
        attempt("store wrong type", () -> objects[0] = 1);
        attempt("store wrong type outside", () -> objects[1] = 1);
        attempt("store null", () -> objects[0] = null);
        attempt("store right type", () -> objects[0] = "s");
        attempt("overflowing index", () -> a[Integer.MAX_VALUE + 1] = 1);
        attempt("zero size", () -> System.out.print(new int[0].length));
        System.out.println(a[2] + " " + objects[0]);
        a[a.length] = a.length;
    }
}
