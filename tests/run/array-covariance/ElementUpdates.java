// Compound assignment and increments on array elements: index once, narrowing, strings, boxes, nested indices.
public class ElementUpdates {
    static int calls;

    static int index(int i) {
        calls++;
        return i;
    }

    static int[] data = {1, 2, 3, 4};

    static int[] array() {
        System.out.print("array ");
        return data;
    }

    public static void main(String[] args) {
        array()[index(1)] += 10;
        System.out.println(array()[index(1)]++ + " " + ++array()[index(2)] + " " + calls);
        byte[] bytes = {100, -128};
        bytes[0] += 100;
        bytes[1]--;
        bytes[0] >>>= 1;
        System.out.println(bytes[0] + " " + bytes[1]);
        char[] chars = {'x', 'y'};
        chars[0] += 1.7;
        chars[1]++;
        System.out.println(chars[0] + "" + chars[1]);
        String[] strings = {"a", null};
        strings[0] += 1 + 2;
        strings[1] += strings[0];
        System.out.println(strings[0] + " " + strings[1]);
        Integer[] boxes = {127, null};
        Integer before = boxes[0]++;
        System.out.println(before + " " + boxes[0] + " " + (before == 127));
        try {
            boxes[1]++;
        } catch (NullPointerException e) {
            System.out.println("null box " + boxes[1]);
        }
        int i = 0;
        int[] a = {5, 6, 7, 8};
        a[i++] = a[i++] + a[i] * 10;
        System.out.println(a[0] + " " + i);
        i = 0;
        a[i] = i = 3;
        System.out.println(a[0] + " " + a[3] + " " + i);
        i = 1;
        a[i += 1] *= i++ + a[i];
        System.out.println(a[2] + " " + i);
        int[] p = {1, 2, 0};
        p[p[p[0]]] = p[0] = 9;
        System.out.println(p[0] + " " + p[1] + " " + p[2]);
        int[] old = a;
        a[0] = (a = new int[] {-1, -2})[1];
        System.out.println(old[0] + " " + a[0]);
        long[] longs = {1L << 40};
        longs[0] >>= 38;
        longs[0] <<= 33 + 31;
        System.out.println(longs[0]);
        Object[] objects = new String[] {"s"};
        objects[0] += "t";
        System.out.println(objects[0]);
    }
}
