// Division by constants and powers of two for values around the borders.
public class DivisionByConstants {
    static void line(int n) {
        System.out.println(n + ": " + n / 2 + " " + n % 2 + " " + n / 10 + " " + n % 10 + " " + n / 7 + " "
            + n % 7 + " " + n / 16 + " " + n % 16 + " " + n / Integer.MAX_VALUE + " " + n / Integer.MIN_VALUE
            + " " + n % Integer.MIN_VALUE + " " + n / -1 + " " + n % 1);
    }

    static void line(long n) {
        System.out.println(n + ": " + n / 2 + " " + n % 2 + " " + n / 10 + " " + n % 10 + " " + n / -7 + " "
            + n % -7 + " " + n / (1L << 32) + " " + n % (1L << 32) + " " + n / Long.MIN_VALUE);
    }

    static String digits(int n) {
        if (n == 0) {
            return "0";
        }
        String text = "";
        boolean negative = n < 0;
        while (n != 0) {
            int digit = n % 10;
            text = (digit < 0 ? -digit : digit) + text;
            n /= 10;
        }
        return negative ? "-" + text : text;
    }

    public static void main(String[] args) {
        line(0);
        line(15);
        line(-15);
        line(Integer.MAX_VALUE);
        line(Integer.MIN_VALUE);
        line(Integer.MIN_VALUE + 1);
        line(Long.MAX_VALUE);
        line(Long.MIN_VALUE);
        line(-4294967297L);
        System.out.println(digits(0) + " " + digits(-120) + " " + digits(Integer.MIN_VALUE)
            + " " + digits(Integer.MAX_VALUE));
        int odd = 0;
        for (int i = -5; i <= 5; i++) {
            if (i % 2 == 1) {
                odd++;
            }
        }
        System.out.println(odd);
    }
}
