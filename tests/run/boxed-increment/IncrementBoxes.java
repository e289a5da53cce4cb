// ++ and -- on each kind of box: unbox, add one, narrow, box again.
public class IncrementBoxes {
    static Integer statics = 127;
    Long field = Long.MAX_VALUE;

    public static void main(String[] args) {
        Byte b = 127;
        b++;
        System.out.println(b);
        System.out.println(b-- + " " + b);
        Short s = Short.MIN_VALUE;
        System.out.println(--s + " " + s);
        Character c = 'z';
        System.out.println(c++ + "" + c);
        c = '\uffff';
        ++c;
        System.out.println((int) c);
        Integer i = Integer.MAX_VALUE;
        System.out.println(++i);
        System.out.println(i-- == Integer.MIN_VALUE);
        System.out.println(i);
        IncrementBoxes object = new IncrementBoxes();
        System.out.println(object.field++ + " " + object.field);
        Float f = 0.5f;
        System.out.println(f++ + f);
        Double d = -0.5;
        System.out.println(++d + " " + d++ + " " + d);
        System.out.println(statics++ + ++statics);
        System.out.println(statics);
        Integer before = statics;
        statics++;
        System.out.println(before + " " + statics + " " + before.equals(statics - 1));
        Integer[] counts = {0, 10, 20};
        int at = 0;
        counts[at++]++;
        ++counts[at++];
        counts[at--]--;
        System.out.println(counts[0] + " " + counts[1] + " " + counts[2] + " " + at);
        System.out.println(counts[0]++ + ++counts[0] - counts[0]--);
        Integer total = 0;
        for (Integer k = 0; k < 5; k++) {
            total += k;
        }
        System.out.println(total);
    }
}
