// for-each on arrays: the array is evaluated once, changes to elements are seen, the variable is a copy.
public class ForEachArrays {
    static int calls = 0;

    static int[] data(int[] array) {
        calls++;
        return array;
    }

    public static void main(String[] args) {
        int[] values = {1, 2, 3, 4};
        for (int v : data(values)) {
            v *= 10;
            System.out.print(v + " ");
        }
        System.out.println(values[0] + " " + calls);
        for (int v : values) {
            if (v < 4) {
                values[v] += values[v - 1];
            }
            System.out.print(v + " ");
        }
        System.out.println();
        int[] current = {5, 6, 7};
        for (int v : current) {
            current = new int[] {100};
            System.out.print(v + " ");
        }
        System.out.println(current[0]);
        int[][] grid = {{1, 2}, {}, {3}};
        int sum = 0;
        for (int[] row : grid) {
            for (int cell : row) {
                sum = sum * 10 + cell;
            }
            row = null;
        }
        System.out.println(sum + " " + grid[0].length);
        for (long wide : new int[] {Integer.MAX_VALUE, -1}) {
            System.out.print(wide + 1 + " ");
        }
        for (Integer boxed : values) {
            System.out.print(boxed.equals(6) + " ");
        }
        for (int plain : new Integer[] {7, 8}) {
            System.out.print(plain + 1 + " ");
        }
        for (Object o : new String[] {"a", null}) {
            System.out.print(o + " ");
        }
        for (final char c : "xyz".toCharArray()) {
            System.out.print((char) (c - 1));
        }
        System.out.println();
        for (int v : new int[0]) {
            System.out.println("never" + v);
        }
        for (var list : new byte[][] {{1}, {2, 3}}) {
            System.out.print(list.length);
        }
        System.out.println();
        try {
            for (int broken : new Integer[] {1, null, 3}) {
                System.out.print(broken + " ");
            }
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        int[] none = null;
        for (int v : none) {
            System.out.println("never" + v);
        }
    }
}
