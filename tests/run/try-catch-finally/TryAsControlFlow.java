// Loops with try inside, retries, catch parameters that are changed, local classes in catch.
public class TryAsControlFlow {
    static int attempts = 0;

    static int unreliable(int succeedAt) {
        if (++attempts < succeedAt) {
            throw new RuntimeException("attempt " + attempts);
        }
        return attempts * 11;
    }

    static int retry(int succeedAt, int limit) {
        attempts = 0;
        RuntimeException last = null;
        while (attempts < limit) {
            try {
                return unreliable(succeedAt);
            } catch (RuntimeException e) {
                last = e;
            }
        }
        throw new IllegalStateException("gave up", last);
    }

    static boolean isNumber(String s) {
        try {
            Integer.parseInt(s);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    static int sum(Object... parts) {
        int sum = 0;
        for (Object part : parts) {
            try {
                sum += (Integer) part;
            } catch (ClassCastException e) {
                sum += 1000;
                continue;
            } catch (NullPointerException e) {
                break;
            } finally {
                sum++;
            }
            sum += 10;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(retry(3, 5) + " " + retry(1, 1));
        try {
            retry(9, 4);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ": " + e.getCause().getMessage());
        }
        System.out.println(isNumber("12") + " " + isNumber("") + " " + isNumber("-0") + " " + isNumber("1.5"));
        System.out.println(sum(1, 2, "x", 3, null, 4));
        try {
            throw new Exception("original");
        } catch (Exception e) {
            e = new Exception("changed", e);
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        try {
            class Special extends RuntimeException {
                public String getMessage() {
                    return "special " + attempts;
                }
            }
            throw new Special();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        int n = 3;
        try {
            n /= n - 3;
        } catch (Exception e) {
            n = -n;
        }
        System.out.println(n);
    }
}
