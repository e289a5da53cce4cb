// Very long concatenations, loops that build strings, and nested conditional parts.
public class LongConcatenations {
    static String repeat(String s, int n) {
        String result = "";
        while (n-- > 0) {
            result += s;
        }
        return result;
    }

    static String list(int... values) {
        String result = "[";
        String separator = "";
        for (int value : values) {
            result += separator + value;
            separator = ", ";
        }
        return result + "]";
    }

    static String describe(Object o) {
        return o + (o == null ? "?" : o instanceof String ? "/" + ((String) o).length() : "#") + ";";
    }

    public static void main(String[] args) {
        int a = 1;
        long b = 2;
        char c = '3';
        String d = "4";
        System.out.println("" + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
            + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
            + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d);
        System.out.println(repeat("ab", 5) + repeat("", 3) + repeat("-", 0) + "|" + repeat("xy" + repeat("z", 2), 2));
        System.out.println(list() + list(1) + list(1, -2, 3));
        System.out.println(describe("word") + describe(null) + describe(12) + describe('c') + describe(""));
        String triangle = "";
        for (int row = 1; row <= 4; row++) {
            for (int column = 0; column < row; column++) {
                triangle += column % 2 == 0 ? row : '*';
            }
            triangle += row < 4 ? "\n" : "";
        }
        System.out.println(triangle);
        String mixed = "";
        for (char letter = 'a'; letter < 'e'; letter++) {
            mixed = letter + mixed + letter + (letter - 'a');
        }
        System.out.println(mixed);
        String huge = "x";
        for (int i = 0; i < 12; i++) {
            huge += huge;
        }
        System.out.println(huge.length() + " " + huge.hashCode());
        System.out.println("equal? " + (("a" + a).equals("a1") ? "y" : "n") + ("a" + a).hashCode());
    }
}
