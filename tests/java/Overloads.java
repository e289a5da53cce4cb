// The overload is chosen by the declared types of the arguments, at compile time.
class Overloads {

    private static int kind(int x) {
        return 1;
    }

    private static int kind(long x) {
        return 2;
    }

    private static int kind(Object x) {
        return 3;
    }

    private static int kind(Overloads x) {
        return 4;
    }

    static void numbers(int i, long l) {
        assert kind(i) == 1 && kind(l) == 2 && kind(i + l) == 2 && kind((int) l) == 1; //~ proved[assertion]
        assert kind(i + 1L) == 1; //~ refuted[assertion]
    }

    static void references() {
        Overloads object = new Overloads();
        Object same = object;
        assert kind(object) == 4 && kind(same) == 3 && kind((Object) object) == 3; //~ proved[assertion]
        assert kind(null) == 4; //~ proved[assertion]
        assert kind(same) == 4; //~ refuted[assertion]
    }

    static void arrays(int[] numbers) {
        assert kind(numbers) == 3; //~ proved[assertion]
        assert kind(numbers.length) == 1; //~ proved[assertion]
    }
}
//~ obligations: 8
