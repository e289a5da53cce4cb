// javac: accepts
class ArrayForms {
    static int[] first, second[];
    int plain, vector[] = {1, 2}, matrix[][] = {{1}, {2, 3}, {}};

    static int sum(int values[], int[]... rows) {
        int sum = 0;
        for (int v : values) {
            sum += v;
        }
        for (int[] row : rows) {
            sum += row.length;
        }
        return sum;
    }

    static int[] trailing()[] {
        return new int[][] {{1, 2,}, {3},};
    }

    static Object[] covariant() {
        Object[] objects = new String[3];
        Number[] numbers = new Integer[] {1, 2};
        Comparable<?>[] comparables = {"a", 1, 'c'};
        Object whole = new int[0];
        Object[] rows = new int[2][];
        Cloneable cloneable = new long[1];
        objects[0] = numbers.length + comparables.length > 3 ? "x" : null;
        rows[0] = new int[] {1};
        int[] back = (int[]) whole;
        String[] strings = (String[]) objects;
        return back.length > 0 ? rows : strings;
    }

    static int forms(char index, byte small) {
        int[][][] cube = new int[2][3][];
        cube[0][1] = new int[] {5};
        int[] copy = cube[0][1].clone();
        long[] longs = {1, 'a', small};
        double[] doubles = {1, 2f, 3L};
        int i = 0;
        copy[i] += i++;
        copy[small] = copy['\0'] + index;
        return copy[0] + (int) longs[index - index] + (int) doubles[0] + new int[] {1, 2}[1] + cube.length
            + new int[3].length + trailing()[0][1] + sum(copy, copy, copy) + int[].class.getName().length();
    }
}
