// Plus is left-associative: numbers are added until the first string appears.
public class LeftAssociative {
    static int next = 0;

    static int n() {
        return ++next;
    }

    public static void main(String[] args) {
        System.out.println(1 + 2 + "a" + 1 + 2);
        System.out.println("a" + (1 + 2));
        System.out.println(1 + 'a' + "a" + 'a' + 1);
        System.out.println('a' + 'b' + "" + 'a' + 'b');
        System.out.println("" + 1 + 'a' + 1L + 1f);
        System.out.println(1 + 1L + 1f + "x");
        System.out.println("x" + 2 * 3 + 4);
        System.out.println("x" + -1 + - -1 + ~0);
        System.out.println("x" + (5 - 3) + 2 / 3.0f * 0);
        System.out.println(1 + (2 + "3") + 4);
        System.out.println("a" + 1 == "a1");
        System.out.println("a" + (1 == 1) + true);
        System.out.println(true + "" + false);
        System.out.println(n() + n() + "s" + n() + n());
        System.out.println(n() + "s" + n() * n());
        System.out.println("r" + (next > 3 ? "big" : 'c') + (next < 3 ? 1 : 2.5));
        System.out.println("c" + (next > 3 ? 'x' : 0) + (next > 3 ? 'x' : next));
        System.out.println((char) ('a' + 1) + "b" + (char) 67 + (int) 'D');
        String s = null;
        System.out.println(s + 1 + null);
        s = 'a' + s;
        System.out.println(s);
        char[] chars = {'o', 'k'};
        System.out.println(String.valueOf(chars) + chars.length + chars[0] + (chars[0] + chars[1]));
        int i = 1;
        System.out.println("i" + i++ + i + ++i + i-- + i);
        System.out.println("x" + (i = 5) + i + (i += 2));
        System.out.println(i + i + "" + i + i);
    }
}
