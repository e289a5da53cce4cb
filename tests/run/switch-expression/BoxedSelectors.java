// Boxed selectors are unboxed; results of mixed types are promoted or boxed.
public class BoxedSelectors {
    static String name(Integer n) {
        return switch (n) {
            case 0 -> "zero";
            case 1000 -> "thousand";
            case -1 -> "minus";
            default -> "many";
        };
    }

    static Object mixed(int n) {
        return switch (n) {
            case 0 -> 1;
            case 1 -> 2.5;
            case 2 -> "text";
            case 3 -> 'c';
            case 4 -> null;
            default -> new int[] {n}.length;
        };
    }

    static void show(Object o) {
        System.out.print((o == null ? "null" : o.getClass().getSimpleName() + ":" + o) + " ");
    }

    public static void main(String[] args) {
        System.out.println(name(0) + " " + name(1000) + " " + name(-1) + " " + name(5));
        for (int i = 0; i < 6; i++) {
            show(mixed(i));
        }
        System.out.println();
        Character c = 'b';
        int code = switch (c) {
            case 'a' -> 1;
            case 'b' -> c;
            default -> -1;
        };
        System.out.println(code);
        Byte b = 7;
        var promoted = switch (b) {
            case 7 -> 'x';
            case 8 -> 1;
            default -> 2L;
        };
        System.out.println(promoted);
        double d = switch (b) {
            case 7 -> 3 / 2;
            default -> 1.5;
        };
        System.out.println(d);
        var letter = switch (b) {
            case 7 -> 65;
            default -> 'z';
        };
        System.out.println(letter);
        Integer boxed = switch (b) {
            case 7 -> Integer.valueOf(5);
            default -> null;
        };
        Long wide = switch (b) {
            case 1 -> 1L;
            default -> 128L;
        };
        System.out.println(boxed + wide);
        Integer none = null;
        int plain = switch (b) {
            case 8 -> none;
            default -> 4;
        };
        System.out.println(plain);
        System.out.println(name(none));
    }
}
