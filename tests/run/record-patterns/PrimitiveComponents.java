// java: 21
// Components of every primitive type, arrays and enums in record patterns.
public class PrimitiveComponents {
    enum Kind { A, B }

    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z) { }

    record Mixed(Kind kind, int[] data, Object any) { }

    record Empty() { }

    record Wrapped(Integer boxed) { }

    static String show(Object o) {
        return switch (o) {
            case All(byte b, short s, char c, int i, long l, float f, double d, boolean z) when z ->
                b + s + c + i + l + f + d + " " + c;
            case All(var b, var s, var c, var i, var l, var f, var d, var z) -> "" + b + s + c + i + l + f + d + z;
            case Mixed(Kind k, int[] data, Integer n) when data.length > n -> k + " " + data[n];
            case Mixed(Kind k, int[] data, String text) -> k.ordinal() + text + data.length;
            case Mixed(var k, var data, Empty()) -> "empty " + (data == null);
            case Mixed m -> "mixed " + m.kind();
            case Wrapped(Integer n) when n == null -> "null box";
            case Wrapped(Integer n) -> "box " + (n + 1);
            case Empty() -> "empty";
            default -> "default";
        };
    }

    public static void main(String[] args) {
        System.out.println(show(new All((byte) 1, (short) 2, 'c', 4, 5, 6.5f, 7.25, true)));
        System.out.println(show(new All((byte) 1, (short) 2, 'c', 4, 5, 6.5f, 7.25, false)));
        System.out.println(show(new Mixed(Kind.A, new int[] {7, 8}, 1)));
        System.out.println(show(new Mixed(Kind.B, new int[] {7, 8}, "t")));
        System.out.println(show(new Mixed(null, null, new Empty())));
        System.out.println(show(new Mixed(Kind.B, new int[0], 0)));
        System.out.println(show(new Wrapped(null)) + " " + show(new Wrapped(9)));
        System.out.println(show(new Empty()) + " " + show(""));
        All all = new All((byte) -1, (short) -1, '\uffff', -1, -1, -0f, Double.NaN, false);
        if (all instanceof All(byte b, short s, char c, int i, long l, float f, double d, boolean z) && !z) {
            System.out.println((b == i) + " " + (c == i) + " " + (int) c + " " + f + " " + (d != d));
        }
        System.out.println(show(new Mixed(Kind.A, null, 3)));
    }
}
