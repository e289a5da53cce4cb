// Parsing numbers: what is accepted, what is not, and the messages.
public class NumberFormats {
    static void integer(String s) {
        try {
            System.out.println(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    static void radix(String s, int radix) {
        try {
            System.out.println(Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("radix " + radix + " no");
        }
    }

    static void longer(String s) {
        try {
            System.out.println(Long.parseLong(s));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        integer("0");
        integer("-0");
        integer("+7");
        integer("007");
        integer("2147483647");
        integer("-2147483648");
        integer("2147483648");
        integer("-2147483649");
        integer("");
        integer(" 1");
        integer("1 ");
        integer("-");
        integer("+");
        integer("--1");
        integer("1_000");
        integer("0x10");
        integer("1.0");
        integer("12a");
        longer("9223372036854775807");
        longer("-9223372036854775808");
        longer("9223372036854775808");
        longer("1L");
        radix("ff", 16);
        radix("-FF", 16);
        radix("zz", 36);
        radix("2", 2);
        radix("1010", 2);
        radix("9", 8);
        radix("1", 1);
        radix("1", 37);
        System.out.println(Integer.valueOf("12") + Long.valueOf("30") + Short.valueOf("-2") + Byte.valueOf("5"));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes"));
        System.out.println(Integer.decode("0x1F") + Integer.decode("-010") + Integer.decode("#a"));
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println("null is no number");
        }
        System.out.println(Integer.parseInt("uncaught"));
    }
}
