// What was assigned before an exception stays assigned; what was not, does not.
public class StateAfterExceptions {
    int a = 1;
    int b = 2;
    static int[] cells = {1, 2, 3};

    void swap(int divisor) {
        int old = a;
        a = b;
        b = old / divisor;
    }

    static int parse(String s) {
        int value = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                throw new NumberFormatException("at " + i + " after " + value);
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }

    public static void main(String[] args) {
        StateAfterExceptions s = new StateAfterExceptions();
        try {
            s.swap(0);
        } catch (ArithmeticException e) {
            System.out.println(s.a + " " + s.b);
        }
        int x = 5;
        try {
            x = parse("12x4");
        } catch (NumberFormatException e) {
            System.out.println(x + " " + e.getMessage());
        }
        int y = 0;
        try {
            y = 1;
            y = x = cells[x];
            y = 3;
        } catch (ArrayIndexOutOfBoundsException e) {
            y += 10;
        } finally {
            y += 100;
        }
        System.out.println(x + " " + y);
        int i = 0;
        try {
            while (true) {
                cells[i++] *= 10;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(i + " " + cells[0] + " " + cells[2]);
        }
        final int assigned;
        int counter = 0;
        try {
            counter++;
            counter += parse("z");
            counter += 1000;
        } catch (NumberFormatException e) {
            counter += 10;
        }
        assigned = counter;
        System.out.println(assigned);
        String text = "start";
        try {
            text += parse("7");
            text += parse("-");
        } catch (RuntimeException e) {
            text += "!";
        }
        System.out.println(text);
        StateAfterExceptions none = null;
        try {
            none.a = x = 77;
        } catch (NullPointerException e) {
            System.out.println(x);
        }
    }
}
