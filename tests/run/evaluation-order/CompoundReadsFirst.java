// A compound assignment reads the left side before the right side is evaluated.
public class CompoundReadsFirst {
    static int field = 10;

    static int change(int to) {
        field = to;
        return 1;
    }

    static int recursive(int depth) {
        if (depth == 0) {
            return 1;
        }
        field += recursive(depth - 1) + depth;
        return field;
    }

    public static void main(String[] args) {
        field += change(1000);
        System.out.println(field);
        field = field + change(5);
        System.out.println(field);
        field = change(5) + field;
        System.out.println(field);
        int k = 1;
        k += k++ + ++k;
        System.out.println(k);
        k = 1;
        k += k += k += 2;
        System.out.println(k);
        int[] a = {1, 2, 3};
        int i = 0;
        a[i++] += a[i++] * 10 + i;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        i = 0;
        a[i] += (i = 2) + a[i];
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        field = 0;
        System.out.println(recursive(4) + " " + field);
        String text = "a";
        text += text += "b";
        System.out.println(text);
        int x = 3;
        x = x++ + x++;
        System.out.println(x);
        x = x++;
        System.out.println(x);
        x = -x-- - --x;
        System.out.println(x);
    }
}
