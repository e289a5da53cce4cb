// while and do-while with side effects in the conditions, nested and endless.
public class WhileAndDo {
    static int collatz(long n) {
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    static int digits(int n) {
        int count = 0;
        do {
            count++;
        } while ((n /= 10) != 0);
        return count;
    }

    static int endless() {
        int n = 0;
        while (true) {
            n += 7;
            if (n % 10 == 0) {
                return n;
            }
        }
    }

    static int reverse(int n) {
        int result = 0;
        do
            result = result * 10 + n % 10;
        while ((n /= 10) > 0);
        return result;
    }

    public static void main(String[] args) {
        System.out.println(collatz(27) + " " + collatz(1) + " " + collatz(837799));
        System.out.println(digits(0) + " " + digits(-12345) + " " + digits(Integer.MIN_VALUE));
        System.out.println(endless() + " " + reverse(1230) + " " + reverse(0));
        int i = 5;
        while (i-- > 0) {
            System.out.print(i + " ");
        }
        System.out.println(i);
        i = 5;
        while (--i > 0) {
            System.out.print(i + " ");
        }
        System.out.println(i);
        int a = 48;
        int b = 18;
        int t;
        while ((t = b) != 0 && (b = a % b) >= 0) {
            a = t;
        }
        System.out.println(a + " " + b);
        do {
            int local = i++;
            if (local == 2) {
                continue;
            }
            System.out.print(local + " ");
        } while (i < 4);
        System.out.println();
        boolean done = false;
        int rounds = 0;
        while (!done) {
            do {
                rounds++;
                done = rounds % 7 == 0;
            } while (!done & rounds % 3 != 0);
        }
        System.out.println(rounds);
        while (i > 0 ? i-- > 2 : false) ;
        System.out.println(i);
        do ; while (i++ < 20);
        System.out.println(i);
    }
}
