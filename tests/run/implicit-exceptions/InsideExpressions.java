// Implicit exceptions in the middle of expressions: what ran before stays done, temporaries are dropped.
public class InsideExpressions {
    static int done = 0;
    int value = 3;

    static int step(int n) {
        done = done * 10 + n;
        return n;
    }

    static int choose(Integer a, int[] b, int i) {
        return step(1) + (a > 2 ? step(2) * b[i] : step(3) / (b[0] - b[0])) + step(4);
    }

    static String attempt(Integer a, int[] b, int i) {
        done = 0;
        try {
            return choose(a, b, i) + " " + done;
        } catch (NullPointerException e) {
            return "null " + done;
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            return e.getMessage() + " " + done;
        }
    }

    static int nested(Object o) {
        int local = 1;
        try {
            local = ((String) o).length() + (local = 50);
        } catch (ClassCastException e) {
            local += 1000;
        } catch (NullPointerException e) {
            local += 2000;
        }
        return local;
    }

    static boolean any(int[] a, int limit) {
        int i = 0;
        try {
            while (a[i] < limit | a[++i] < limit) { }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.print(i + "! ");
            return false;
        }
        return true;
    }

    public static void main(String[] args) {
        int[] b = {1, 2};
        System.out.println(attempt(5, b, 1));
        System.out.println(attempt(5, b, 2));
        System.out.println(attempt(5, null, 0));
        System.out.println(attempt(null, b, 0));
        System.out.println(attempt(1, b, 0));
        System.out.println(nested("four") + " " + nested(4) + " " + nested(null));
        System.out.println(any(new int[] {1, 2, 9, 9}, 5) + " " + any(new int[] {1, 2, 3}, 5) + " " + any(b, 0));
        InsideExpressions object = new InsideExpressions();
        InsideExpressions none = null;
        try {
            object.value = object.value++ + none.value;
        } catch (NullPointerException e) {
            System.out.println(object.value);
        }
        int x = 1;
        try {
            x = (x = 2) + (x = 3) / (x - 3);
        } catch (ArithmeticException e) {
            System.out.println(x);
        }
        String s = "a";
        try {
            s += s + (s = "b") + b[s.length() + 5];
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(s + " " + e.getMessage());
        }
        try {
            b[0] = b[1] = b[2] = step(9);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(b[0] + " " + b[1] + " " + done);
        }
    }
}
