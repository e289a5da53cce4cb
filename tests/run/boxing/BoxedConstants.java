// Constants box with implicit narrowing; switch on boxes; boxed conditions, returns, lambdas and default values. Ends uncaught.
import java.util.function.Supplier;

public class BoxedConstants {
    static Byte b = 100;
    static Short s = 'a';
    static Character c = 98;
    static final int K = 7;
    static Byte fromConstant = K;
    static Object object = (byte) 300;

    static Character next(Character c) {
        return ++c;
    }

    static Byte half(int n) {
        switch (n) {
            case 0:
                return 0;
            case 1:
                return (byte) (n / 2);
            default:
                return null;
        }
    }

    static String kind(Character c) {
        return switch (c) {
            case 'a', 'b' -> "early";
            case 'z' -> "late";
            default -> c < 'm' ? "before m" : "after m";
        };
    }

    static String size(Short s) {
        switch (s) {
            case 1:
                return "one";
            case 97:
                return "ninety-seven";
        }
        return "other";
    }

    static Boolean maybe(int n) {
        return n == 0 ? null : n > 0 ? Boolean.TRUE : false;
    }

    public static void main(String[] args) {
        System.out.println(b + " " + s + " " + c + " " + fromConstant + " " + object + " " + object.getClass().getSimpleName());
        System.out.println(next('x') + "" + next(c) + c + half(0) + half(1) + half(2));
        System.out.println(kind('a') + " " + kind('c') + " " + kind('z') + " " + kind(next('z')) + " " + size(s) + " " + size((short) 1) + " " + size((short) 65537));
        Byte[] bytes = {1, 'c', (byte) 200};
        Character[] characters = {65, 'B'};
        System.out.println(bytes[1] + bytes[2] + " " + characters[0] + characters[1]);
        Supplier<Short> supplier = () -> 12;
        Supplier<Character> letter = () -> 65;
        System.out.println(supplier.get() + 1 + " " + letter.get());
        Byte x = true ? 1 : (Byte) null;
        b++;
        b--;
        s++;
        c++;
        System.out.println(x + " " + b + " " + s + " " + c + " " + (b == 100) + " " + (c == 'c') + " " + (s == 98));
        final Integer boxed = 5;
        int count = 0;
        for (Integer i = boxed; i > 0; i -= 2) {
            count += i;
        }
        System.out.println(count + " " + (boxed + boxed) + boxed + -boxed + +boxed);
        System.out.println(maybe(1) ? "yes" : "no");
        if (!maybe(-1)) {
            System.out.println("not");
        }
        assert maybe(5) : "never";
        assert maybe(0) : "null condition";
    }
}
