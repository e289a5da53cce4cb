// int[]::new, String[][]::new and references to methods of arrays: clone and length through a helper.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class ArrayConstructors {
    static <T> T[] fill(IntFunction<T[]> maker, Supplier<? extends T> items, int n) {
        T[] array = maker.apply(n);
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get();
        }
        return array;
    }

    static int serial;

    static int nextSerial() {
        return serial += 3;
    }

    static String show(Object[] array) {
        StringBuilder b = new StringBuilder(array.getClass().getName()).append(':');
        for (Object o : array) {
            b.append(o).append(' ');
        }
        return b.toString();
    }

    public static void main(String[] args) {
        IntFunction<int[]> ints = int[]::new;
        System.out.println(ints.apply(4).length + " " + ints.apply(4)[3]);
        Function<Integer, String[][]> grids = String[][]::new;
        String[][] grid = grids.apply(2);
        System.out.println(grid.length + " " + grid[1]);
        System.out.println(show(fill(Integer[]::new, ArrayConstructors::nextSerial, 3)));
        System.out.println(show(fill(Number[]::new, ArrayConstructors::nextSerial, 2)));
        System.out.println(show(fill(Object[]::new, "same"::toString, 2)));
        try {
            ints.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
        int[] source = {1, 2, 3};
        Supplier<int[]> copy = source::clone;
        source[0] = 10;
        int[] first = copy.get();
        source[0] = 20;
        System.out.println(first[0] + " " + copy.get()[0] + " " + (copy.get() == copy.get()));
        UnaryOperator<String[]> cloner = String[]::clone;
        String[] words = {"a", "b"};
        System.out.println(cloner.apply(words) == words);
        System.out.println(cloner.apply(words)[1]);
        fill(Integer[]::new, () -> (Integer) null, 1);
        Object[] pollution = ((IntFunction<Object[]>) Integer[]::new).apply(1);
        try {
            pollution[0] = "text";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }
}
