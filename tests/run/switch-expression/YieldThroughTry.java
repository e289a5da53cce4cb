// yield out of try, catch, finally, loops and synchronized blocks.
public class YieldThroughTry {
    static String log = "";

    static int compute(int n) {
        return switch (n) {
            case 0 -> {
                try {
                    yield 1 / n;
                } catch (ArithmeticException e) {
                    yield -1;
                } finally {
                    log += "f0 ";
                }
            }
            case 1 -> {
                try {
                    log += "t1 ";
                    yield 11;
                } finally {
                    log += "f1 ";
                }
            }
            case 2 -> {
                int i = 0;
                while (true) {
                    try {
                        if (i == 3) {
                            yield i * 100;
                        }
                        i++;
                        continue;
                    } finally {
                        log += i;
                    }
                }
            }
            case 3 -> {
                try {
                    throw new IllegalStateException("gone");
                } finally {
                    yield 33;
                }
            }
            case 4 -> {
                synchronized (log) {
                    yield log.length() > 0 ? 44 : 0;
                }
            }
            case 5 -> throw new IllegalArgumentException("five");
            default -> {
                outer:
                for (int i = 0; ; i++) {
                    for (int j = 0; j < i; j++) {
                        if (i * j == n) {
                            yield i;
                        }
                        if (j > 10) {
                            break outer;
                        }
                    }
                }
                yield 0;
            }
        };
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int n : new int[] {0, 1, 2, 3, 4, 6, 42, 500}) {
            int value = compute(n);
            sum += value;
            System.out.println(n + " " + value + " " + log);
        }
        System.out.println(sum);
        sum += compute(5);
        System.out.println("never");
    }
}
