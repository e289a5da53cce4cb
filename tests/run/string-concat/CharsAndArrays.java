// Chars, char arrays and builders: where a char is a number and where it is text.
public class CharsAndArrays {
    static void show(Object o) {
        System.out.println("object " + o);
    }

    static void show(char c) {
        System.out.println("char " + c);
    }

    static void show(int i) {
        System.out.println("int " + i);
    }

    public static void main(String[] args) {
        char c = 'x';
        show(c);
        show(c + 1);
        show((char) (c + 1));
        show("" + c + 1);
        show((Object) c);
        c += 1;
        show(c);
        show(c++);
        show(true ? c : 'a');
        show(true ? c : (Integer) 5);
        char[] chars = {'a', 'b', 'c'};
        System.out.println(chars);
        System.out.print(chars);
        System.out.println(chars.length + chars[0]);
        System.out.println(String.valueOf(chars, 1, 2) + new String(chars, 0, 1) + String.valueOf('q') + 'q' + 1);
        System.out.println(new String(chars) + chars[1] + (chars[1] + 0));
        StringBuilder builder = new StringBuilder();
        builder.append('a').append((int) 'a').append('a' + 1).append("b" + 'c').append((char) 100).append(chars);
        System.out.println(builder);
        System.out.print('a');
        System.out.print('a' + 1);
        System.out.print((char) ('a' + 1));
        System.out.print("\n");
        System.out.println('\n' + "line");
        System.out.println("tab\tquote\"back\\slash'" + '\'' + '"');
        String text = """
            block "quoted" \
            joined
              indented\tq
            end\
            """;
        System.out.println(text + "|" + text.length());
        Character boxed = 'k';
        System.out.println(boxed + boxed);
        System.out.println("" + boxed + boxed);
        System.out.println(boxed + 1 + "" + boxed + 1);
    }
}
