// Default elements of each type, initialisers with conversions and effects, length, arrays of generics. Ends uncaught.
public class DefaultsAndInitialisers {
    static int counter;

    static int next() {
        return ++counter;
    }

    public static void main(String[] args) {
        boolean[] z = new boolean[1];
        byte[] b = new byte[1];
        short[] h = new short[1];
        char[] c = new char[1];
        int[] i = new int[1];
        long[] l = new long[1];
        float[] f = new float[1];
        double[] d = new double[1];
        Object[] o = new Object[1];
        int[][] m = new int[1][];
        System.out.println(z[0] + " " + b[0] + " " + h[0] + " " + (int) c[0] + " " + i[0] + " " + l[0] + " " + f[0] + " " + d[0] + " " + o[0] + " " + m[0]);
        long[] wide = {1, 'a', (byte) 3, next()};
        double[] doubles = {1, 2L, 'b', 1.5f, next()};
        byte[] narrow = {1, 'c', (short) 7 - 3, (byte) next()};
        char[] chars = {65, 'B', (char) (64 + next())};
        System.out.println(wide[1] + wide[3] + " " + doubles[2] + doubles[4] + " " + narrow[1] + narrow[3] + " " + chars[0] + chars[2]);
        Object[] objects = {1, 'c', null, "s", 2.5, new int[] {next()}, new Object[] {next(), next()}};
        System.out.println(objects[0].getClass().getSimpleName() + objects[1] + objects[2] + ((int[]) objects[5])[0] + ((Object[]) objects[6])[1]);
        int[] order = {next(), counter = 20, next() + next(), counter};
        System.out.println(order[0] + " " + order[1] + " " + order[2] + " " + order[3]);
        Integer[] boxes = {next(), null, (int) 'x'};
        System.out.println(boxes[0] + " " + boxes[1] + " " + boxes[2]);
        String[][] trailing = {{"a", }, {}, null, };
        System.out.println(trailing.length + " " + trailing[0].length + " " + trailing[1].length + " " + trailing[2]);
        int array[] = new int[next() - 20], matrix[][] = {array, array};
        array[0] = 6;
        System.out.println(array.length + " " + matrix[1][0] + " " + (matrix[0] == matrix[1]));
        try {
            int[] failing = {next(), 1 / (counter - counter), next()};
            System.out.println("not reached " + failing.length);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + counter);
        }
        int[] nobody = null;
        try {
            System.out.println(nobody.length);
        } catch (NullPointerException e) {
            System.out.println("no length of null");
        }
        for (int[] row : new int[][] {{1, 2}, {}, {3}}) {
            counter += row.length;
        }
        System.out.println(counter);
        int[] huge = new int[counter];
        huge[counter] = 1;
    }
}
