// Stores into covariant arrays are checked at run time; order of evaluation, bounds before the store check, null is fine.
public class StoreChecks {
    static int say(String s, int n) {
        System.out.print(s + " ");
        return n;
    }

    static Object value(Object o) {
        System.out.print("value ");
        return o;
    }

    static void store(Object[] array, int index, Object item) {
        try {
            array[say("index", index)] = value(item);
            System.out.println("stored " + (array[index] instanceof int[] ints ? "ints " + ints.length : array[index]));
        } catch (ArrayStoreException e) {
            System.out.println("store: " + e.getMessage());
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("bounds: " + e.getMessage());
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }

    public static void main(String[] args) {
        Object[] strings = new String[2];
        store(strings, 0, "ok");
        store(strings, 1, 5);
        store(strings, 2, 5);
        store(strings, -1, null);
        store(strings, 0, null);
        store(null, 0, "x");
        Object[] numbers = new Number[1];
        store(numbers, 0, 1.5);
        store(numbers, 0, 'c');
        Object[] arrays = new int[2][3];
        store(arrays, 0, new int[9]);
        store(arrays, 1, new long[1]);
        store(arrays, 1, "s");
        System.out.println(((int[]) arrays[0]).length);
        Object[] runnables = new Runnable[1];
        runnables[0] = (Runnable) () -> System.out.println("ran");
        ((Runnable) runnables[0]).run();
        store(runnables, 0, new Object[0]);
        Comparable<?>[] comparables = new Integer[] {1, 2};
        try {
            comparables[0] = "text";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage() + " " + comparables[0]);
        }
        Object[] deep = new Object[1];
        deep[0] = deep;
        System.out.println(((Object[]) ((Object[]) deep[0])[0]) == deep);
    }
}
