// The value of a return is computed before finally runs; a return in finally wins.
public class ReturnsInTry {
    static int field = 1;

    static int unchanged() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    static int[] changed() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 2;
        }
    }

    static int ofField() {
        try {
            return field;
        } finally {
            field = 50;
        }
    }

    @SuppressWarnings("finally")
    static int overridden() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallowed() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 3;
        }
    }

    static int fromCatch(int n) {
        int result = 0;
        try {
            result = 10 / n;
            return result++;
        } catch (ArithmeticException e) {
            result = -1;
            return result--;
        } finally {
            System.out.print("(" + result + ")");
            result = 99;
        }
    }

    static String order(StringBuilder log) {
        try {
            try {
                return log.append("a").toString();
            } finally {
                log.append("b");
            }
        } finally {
            log.append("c");
        }
    }

    public static void main(String[] args) {
        System.out.println(unchanged() + " " + changed()[0] + " " + ofField() + " " + field);
        System.out.println(overridden() + " " + swallowed());
        System.out.println(fromCatch(5) + " " + fromCatch(0));
        StringBuilder log = new StringBuilder();
        System.out.println(order(log) + " " + log);
    }
}
