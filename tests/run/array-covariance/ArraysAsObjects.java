// Arrays are objects: getClass().getName(), instanceof, casts, equals by identity, clone, Cloneable. Ends uncaught.
public class ArraysAsObjects {
    static String name(Object o) {
        return o.getClass().getName();
    }

    static class Item {
    }

    static String kinds(Object o) {
        return (o instanceof Object[] ? "O" : "-") + (o instanceof int[] ? "I" : "-") + (o instanceof int[][] ? "J" : "-")
                + (o instanceof Object[][] ? "P" : "-") + (o instanceof Cloneable ? "C" : "-") + (o instanceof Number[] ? "N" : "-")
                + (o instanceof java.io.Serializable ? "S" : "-");
    }

    public static void main(String[] args) {
        System.out.println(name(new int[0]) + " " + name(new boolean[0]) + " " + name(new byte[0]) + " " + name(new char[0]) + " " + name(new short[0]));
        System.out.println(name(new long[0]) + " " + name(new float[0]) + " " + name(new double[0][]) + " " + name(new String[0]) + " " + name(new Item[1][1][]));
        System.out.println(new int[0][0].getClass().getSimpleName() + " " + new Item[0].getClass().getSimpleName() + " " + int[].class.getName());
        System.out.println(kinds(new int[1]) + " " + kinds(new int[1][1]) + " " + kinds(new String[0]) + " " + kinds(new Integer[0]) + " " + kinds(new String[0][0]) + " " + kinds(null) + " " + kinds("s"));
        int[] a = {1, 2, 3};
        Object o = a;
        int[] b = a.clone();
        System.out.println(a.equals(b) + " " + o.equals(a) + " " + (a == o) + " " + (a.hashCode() == o.hashCode()));
        b[0] = 9;
        System.out.println(a[0] + " " + ((int[]) o)[2] + " " + b.length);
        int[][] deep = {{1}, {2, 3}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 7;
        shallow[1] = null;
        System.out.println(deep[0][0] + " " + deep[1].length + " " + (shallow[0] == deep[0]));
        try {
            String[] bad = (String[]) new Object[] {"only strings"};
            System.out.println("not reached " + bad.length);
        } catch (ClassCastException e) {
            System.out.println("an Object[] is no String[]");
        }
        Object[] fine = (Object[]) (Object) new String[][] {{"x"}};
        System.out.println(((Object[]) fine[0])[0]);
        System.out.println(a.getClass() == b.getClass());
        long[] none = (long[]) o;
        System.out.println(none.length);
    }
}
