// Arguments of a varargs call are evaluated left to right into a new array at each call.
public class VarargsOrder {
    static int clock;
    static int[] kept;

    static int t(String s) {
        System.out.print(s + " ");
        return ++clock;
    }

    static int[] keep(int... values) {
        int[] old = kept;
        kept = values;
        return old;
    }

    static long mix(long first, double... rest) {
        double sum = first;
        for (double d : rest) {
            sum = sum * 2 + d;
        }
        return (long) sum;
    }

    final String text;

    VarargsOrder(Object head, Object... tail) {
        StringBuilder b = new StringBuilder().append(head);
        for (int i = tail.length; --i >= 0;) {
            b.append('<').append(tail[i]);
        }
        text = b.toString();
    }

    VarargsOrder(String... all) {
        this(all.length, (Object[]) all);
    }

    public static void main(String[] args) {
        keep(t("a"), t("b"), t("c"));
        System.out.println(kept.length + " " + kept[2]);
        int[] first = kept;
        keep(t("d"));
        System.out.println(first[0] + " " + kept[0] + " " + (keep() == kept) + " " + kept.length);
        System.out.println(mix(t("e"), t("f"), 'A', 1.5f, t("g")));
        System.out.println(new VarargsOrder(1, t("h"), 'x', "y").text + " " + new VarargsOrder("p", "q").text + " " + new VarargsOrder(0.5).text);
        int i = 0;
        keep(i++, i++ + i, i = 10, i);
        System.out.println(kept[0] + " " + kept[1] + " " + kept[2] + " " + kept[3]);
        try {
            keep(t("k"), t("l") / (i - 10), t("m"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + kept.length);
        }
        System.out.println(new VarargsOrder().text + "|" + new VarargsOrder(new String[] {"s"}).text);
        System.out.println(String.format("%s-%s-%d", t("n"), null, t("o")));
    }
}
