// && and || and ?: evaluate what they must and nothing else, with assignments inside.
public class ShortCircuits {
    static int calls = 0;

    static boolean t(int n) {
        calls = calls * 10 + n;
        return true;
    }

    static boolean f(int n) {
        calls = calls * 10 + n;
        return false;
    }

    static void show(boolean result) {
        System.out.print(result + ":" + calls + " ");
        calls = 0;
    }

    static int find(int[] a, int wanted) {
        int i = -1;
        while (++i < a.length && a[i] != wanted) { }
        return i < a.length ? i : -1;
    }

    public static void main(String[] args) {
        show(t(1) && t(2));
        show(f(1) && t(2));
        show(f(1) || t(2));
        show(t(1) || t(2));
        show(f(1) && t(2) || t(3));
        show(t(1) || t(2) && f(3));
        show(f(1) || f(2) && t(3) || f(4));
        show(!(t(1) && f(2)) && t(3));
        show(f(1) & t(2) && t(3));
        show(t(1) | f(2) || t(3));
        show(f(1) ^ t(2) && f(3));
        show(t(1) ? f(2) : t(3));
        show(t(1) && f(2) ? t(3) : f(4) || t(5));
        show((t(1) ? f(2) : t(3)) || (f(4) ? t(5) : t(6)));
        show(t(1) == f(2) != t(3));
        System.out.println();
        int x = 0;
        boolean b = x++ > 0 && x++ > 0;
        System.out.println(b + " " + x);
        b = x++ > 0 || x++ > 0;
        System.out.println(b + " " + x);
        b = (x = 10) > 5 && (x -= 6) > 5 || (x += 100) > 0;
        System.out.println(b + " " + x);
        String s = null;
        System.out.println(s == null || s.length() == 0);
        System.out.println(s != null && s.length() == 0);
        System.out.println(find(new int[] {4, 5, 6}, 6) + " " + find(new int[] {4}, 6) + " " + find(new int[0], 6));
        int[] a = {0, 1};
        int i = 0;
        if (a[i++] == 0 && a[i++] == 1 && i == 2 || a[i++] == 5) {
            System.out.println("index " + i);
        }
        boolean p;
        boolean q = (p = true) | (p = false);
        System.out.println(p + " " + q);
        p &= q || t(1);
        q |= p && t(2);
        System.out.println(p + " " + q + " " + calls);
        System.out.println(true ? 1 : 1 / (x - x));
        System.out.println(x > 0 ? x > 100 ? "large" : "medium" : x < 0 ? "negative" : "zero");
    }
}
