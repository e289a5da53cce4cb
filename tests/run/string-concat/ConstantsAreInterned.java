// Constant strings are one object; computed ones are new until interned.
public class ConstantsAreInterned {
    static final String HELLO = "hel" + "lo";
    static final int NUMBER = 4;
    static final char LETTER = 'x';
    static final String TEXT = HELLO + NUMBER + LETTER + true + 1.5 + 'y' + 10L + 2f;
    static String variable = "lo";

    static class Other {
        static String hello = "hello";
    }

    static String part() {
        return "lo";
    }

    public static void main(String[] args) {
        System.out.println(TEXT);
        System.out.println(HELLO == "hello");
        System.out.println(HELLO == Other.hello);
        System.out.println(HELLO == "hel" + variable);
        System.out.println(HELLO == ("hel" + variable).intern());
        System.out.println(HELLO.equals("hel" + part()));
        final String lo = "lo";
        System.out.println(HELLO == "hel" + lo);
        final String late;
        late = "lo";
        System.out.println(HELLO == "hel" + late);
        System.out.println("4" == "" + NUMBER);
        System.out.println("x1" == LETTER + "1");
        System.out.println("ab" == 'a' + "b");
        System.out.println(("true" == "" + true) + " " + ("1.5" == "" + 1.5) + " " + ("-1" == "" + -1));
        System.out.println("cast" == (String) "cast");
        System.out.println("yes" == (NUMBER > 3 ? "yes" : "no"));
        System.out.println(new String("hello") == HELLO);
        System.out.println(new String("hello").intern() == HELLO);
        System.out.println("" + null == "null");
        String built = "hel";
        built += "lo";
        System.out.println((built == HELLO) + " " + built.equals(HELLO) + " " + (built.intern() == HELLO));
        System.out.println("\u0041\t\"\\".length() + "\101\60\0".length() + " " + "a\tb".charAt(1) + "|");
        switch ("hel" + part()) {
            case HELLO:
                System.out.println("case");
                break;
            default:
                System.out.println("default");
        }
        System.out.println("a" + (byte) 300 + (char) 98 + (int) 3.9 + (1 << 3) + (5 > 3) + (7 & 3));
    }
}
