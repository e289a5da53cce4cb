// Exceptions inside conditions, updates and bodies of loops.
public class LoopsThatThrow {
    static int limit(int n) {
        if (n > 2) {
            throw new IllegalStateException("limit " + n);
        }
        return 100;
    }

    static int run(int mode) {
        int i = 0;
        int sum = 0;
        try {
            switch (mode) {
                case 0:
                    for (; i < limit(i); i++) {
                        sum += 10;
                    }
                    break;
                case 1:
                    for (; i < 10; i += 4 / (4 - i)) {
                        sum += i;
                    }
                    break;
                case 2:
                    int[] a = {1, 2, 3};
                    while (true) {
                        sum += a[i++];
                    }
                case 3:
                    do {
                        sum += ++i;
                    } while (limit(i) > i);
                    break;
                default:
                    for (String s : new String[] {"1", "22", "x3", "4"}) {
                        i++;
                        sum += Integer.parseInt(s);
                    }
            }
        } catch (IllegalStateException | ArithmeticException e) {
            System.out.print(e.getMessage() + " ");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.print("outside: " + e.getMessage() + " ");
        } catch (RuntimeException e) {
            System.out.print(e.getClass().getSimpleName() + " ");
        }
        return i * 1000 + sum;
    }

    public static void main(String[] args) {
        for (int mode = 0; mode < 5; mode++) {
            System.out.println(run(mode));
        }
        int tries = 0;
        while (true) {
            try {
                tries++;
                if (tries < 4) {
                    throw new RuntimeException("try " + tries);
                }
                break;
            } catch (RuntimeException e) {
                System.out.print(e.getMessage() + ", ");
            }
        }
        System.out.println("done after " + tries);
        for (int i = 2; ; i--) {
            System.out.println(12 / i);
        }
    }
}
