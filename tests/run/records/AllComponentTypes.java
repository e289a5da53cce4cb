// equals, hashCode and toString of records with components of every primitive type, strings, boxes, arrays and null.
public class AllComponentTypes {
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String text, Integer boxed) {
    }

    record Floats(float f, double d) {
    }

    record WithArray(int[] data) {
    }

    record One<T>(T value) {
    }

    static void compare(Object a, Object b) {
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()));
    }

    public static void main(String[] args) {
        All first = new All(true, (byte) -1, (short) 300, 'q', -7, 1L << 40, 1.5f, -2.25, "txt", 1000);
        All second = new All(true, (byte) 255, (short) 300, (char) 113, -7, 1099511627776L, 3f / 2, -9 / 4.0, "tx" + 't', 500 * 2);
        System.out.println(first);
        compare(first, second);
        System.out.println(first.hashCode());
        System.out.println(first.equals(null) + " " + first.equals("other"));
        System.out.println(first.equals(new All(true, (byte) -1, (short) 300, 'q', -7, 1L << 40, 1.5f, -2.25, null, 1000)));
        compare(new Floats(0f, 0.0), new Floats(-0f, 0.0));
        compare(new Floats(Float.NaN, Double.NaN), new Floats(0f / 0f, 0.0 / 0));
        System.out.println(new Floats(-0f, Double.NEGATIVE_INFINITY));
        int[] shared = {1, 2};
        System.out.println(new WithArray(shared).equals(new WithArray(shared)) + " " + new WithArray(shared).equals(new WithArray(shared.clone())));
        compare(new One<>(null), new One<String>(null));
        compare(new One<>(128), new One<>(128));
        compare(new One<>(1), new One<>(1L));
        System.out.println(new One<>(null).hashCode() + " " + new One<>("a").hashCode() + " " + new One<>(new One<>('b')).hashCode());
        System.out.println(new One<>(new One<>(2.0)) + " " + new One<>(null));
        System.out.println(new Floats(1f, 1.0).hashCode());
        System.out.println(new All(false, (byte) 0, (short) 0, '\0', 0, 0, 0, 0, null, null).hashCode());
    }
}
