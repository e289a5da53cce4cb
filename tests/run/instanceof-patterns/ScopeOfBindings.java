// Where a pattern variable is in scope: && and ||, negation with return, loops, conditionals, after while.
public class ScopeOfBindings {
    static String early(Object o) {
        if (!(o instanceof String s)) {
            return "not a string";
        }
        return "string of " + s.length();
    }

    static int both(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y && x > y) {
            return x - y;
        }
        if (!(a instanceof Integer x) || !(b instanceof Integer y)) {
            return -1;
        }
        return y * 100 + x;
    }

    static String loop(Object o) {
        int rounds = 0;
        while (!(o instanceof String s)) {
            rounds++;
            if (o instanceof Integer n && n > 0) {
                o = n - 1;
                continue;
            }
            o = o + "!";
        }
        return s + rounds;
    }

    static String conditional(Object o) {
        return o instanceof Character c ? "char " + (char) (c + 1) : o instanceof Long l && l > 5 ? "long " + l / 2 : !(o instanceof int[] a) ? "other" : "ints " + a.length;
    }

    static int forLoop(Object o) {
        int sum = 0;
        for (int i = 0; o instanceof int[] a && i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(early("four") + " " + early(4) + " " + early(null));
        System.out.println(both(9, 4) + " " + both(4, 9) + " " + both(4, "9") + " " + both(null, 1));
        System.out.println(loop("s") + " " + loop(3) + " " + loop('c'));
        System.out.println(conditional('a') + ", " + conditional(7L) + ", " + conditional(5L) + ", " + conditional(new int[3]));
        System.out.println(forLoop(new int[] {4, 5}) + " " + forLoop("x"));
        Object o = "text";
        boolean b = o instanceof String s && s.length() == 4;
        System.out.println(b);
        if (o instanceof String s) {
            s += "ual";
            System.out.println(s + o);
        }
    }
}
