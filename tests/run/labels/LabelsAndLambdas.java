// Labels inside lambdas, local classes and initialisers are their own; a class may use the name again.
import java.util.function.IntUnaryOperator;

public class LabelsAndLambdas {
    static int[] table = new int[5];

    static {
        fill:
        for (int i = 0; ; i++) {
            for (int j = 0; j < 3; j++) {
                if (i + j == 6) {
                    break fill;
                }
                if (i >= table.length) {
                    break fill;
                }
                table[i] += i * j;
                if (table[i] > 3) {
                    continue fill;
                }
            }
        }
    }

    int found;

    {
        search: {
            for (int value : table) {
                if (value > 2) {
                    found = value;
                    break search;
                }
            }
            found = -1;
        }
    }

    public static void main(String[] args) {
        for (int value : table) {
            System.out.print(value + " ");
        }
        System.out.println(new LabelsAndLambdas().found);
        int total = 0;
        loop:
        for (int i = 0; i < 4; i++) {
            IntUnaryOperator divisor = new IntUnaryOperator() {
                public int applyAsInt(int n) {
                    loop:
                    for (int d = 2; d <= n; d++) {
                        for (int k = 2; k < d; k++) {
                            if (d % k == 0) {
                                continue loop;
                            }
                        }
                        if (n % d == 0) {
                            return d;
                        }
                    }
                    return 1;
                }
            };
            int d = divisor.applyAsInt(15 + i);
            System.out.print(d + " ");
            if (d > 10) {
                continue loop;
            }
            total += d;
            if (total > 100) {
                break loop;
            }
        }
        System.out.println(total);
        Runnable r = () -> {
            done: {
                if (args.length == 0) {
                    break done;
                }
                System.out.println("never");
            }
            System.out.println("done");
        };
        r.run();
    }
}
