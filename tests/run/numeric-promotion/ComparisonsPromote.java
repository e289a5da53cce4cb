// Comparisons promote too: signs, chars, floats and boxes against primitives.
public class ComparisonsPromote {
    public static void main(String[] args) {
        byte b = (byte) 0xff;
        char c = 0xff;
        System.out.println(b == 0xff);
        System.out.println(b == -1);
        System.out.println(c == 0xff);
        System.out.println(b == c);
        System.out.println((char) b == 0xffff);
        System.out.println((byte) c == b);
        short s = (short) 40000;
        char d = (char) 40000;
        System.out.println(s == d);
        System.out.println(s < d);
        System.out.println((short) d == s);
        int i = 16777217;
        float f = 16777216f;
        System.out.println(i == f);
        System.out.println(i > f);
        System.out.println((double) i > f);
        long l = Long.MAX_VALUE;
        System.out.println(l == (float) l);
        System.out.println(l == (double) (l - 1));
        System.out.println(l > (l - 1) * 1.0);
        System.out.println(0.1f == 0.1);
        System.out.println(0.5f == 0.5);
        System.out.println((float) 0.1 == 0.1f);
        System.out.println(0 == -0.0);
        System.out.println('a' == 97.0);
        System.out.println(1 == 1L);
        Integer boxed = 1000;
        Long wide = 1000L;
        System.out.println(boxed == 1000);
        System.out.println(boxed == 1000.0);
        System.out.println(wide == 1000);
        System.out.println(boxed.equals(1000));
        System.out.println(wide.equals(1000));
        System.out.println(wide.equals(1000L));
        System.out.println(boxed < wide);
        System.out.println(boxed <= wide && boxed >= wide);
        Object o = 'a';
        System.out.println(o.equals('a') + " " + o.equals(97) + " " + o.equals("a"));
        Character letter = 'b';
        System.out.println(letter == 98);
        System.out.println(letter > 'a' && letter < 99L);
    }
}
