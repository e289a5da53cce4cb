// for with several variables and updates, without parts, with odd conditions.
public class ForForms {
    static String log = "";

    static int note(String what, int value) {
        log += what + value + " ";
        return value;
    }

    public static void main(String[] args) {
        for (int i = 0, j = 10; i < j; i += 3, j--) {
            System.out.print(i + ":" + j + " ");
        }
        System.out.println();
        for (int i = note("init", 0); note("test", i) < 3; i = note("update", i + 1)) {
            log += "body" + i + " ";
        }
        System.out.println(log);
        int k = 0;
        for (;;) {
            if (++k == 5) {
                break;
            }
        }
        System.out.println(k);
        for (; k > 0; ) {
            k -= 2;
        }
        System.out.println(k);
        int a;
        int b;
        for (a = 1, b = 1; b < 100; b = a + b, a = b - a) {
            System.out.print(a + " ");
        }
        System.out.println(b);
        for (System.out.print("start "); k < 1; System.out.print("step " + k + " "), k++) {
            System.out.print("body ");
        }
        System.out.println();
        for (boolean go = true; go; go = false) {
            System.out.print("once ");
        }
        for (int n = 0; false || n < 0; n++) {
            System.out.print("never ");
        }
        System.out.println();
        int sum = 0;
        for (int i = 0; i < 10; sum += i++) { }
        System.out.println(sum);
        for (double d = 0; d < 1; d += 0.25) {
            System.out.print(d + " ");
        }
        for (char c = 'z'; c >= 'v'; c--) {
            System.out.print(c);
        }
        for (long l = 1L << 31; l < 1L << 34; l *= 2) {
            System.out.print(" " + l);
        }
        for (String s = "x"; s.length() < 4; s += s.length()) {
            System.out.print(" " + s);
        }
        System.out.println();
        for (final int once[] = {3}; once[0] > 0; once[0]--) {
            System.out.print(once[0]);
        }
        System.out.println();
    }
}
