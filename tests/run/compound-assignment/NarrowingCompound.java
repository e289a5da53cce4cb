// E1 op= E2 means E1 = (T) (E1 op E2): the cast is silent and loses bits.
public class NarrowingCompound {
    public static void main(String[] args) {
        byte b = 120;
        b += 10;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        b -= 1000;
        System.out.println(b);
        b += 3.99;
        System.out.println(b);
        short s = 32000;
        s += 1000L;
        System.out.println(s);
        s /= 7;
        System.out.println(s);
        char c = 'a';
        c += 1;
        System.out.println(c);
        c -= 'b';
        System.out.println((int) c);
        c -= 1;
        System.out.println((int) c);
        c *= 1.5f;
        System.out.println((int) c);
        int i = 10;
        i *= 2.55;
        System.out.println(i);
        i += 1e20;
        System.out.println(i);
        i -= 1e20;
        System.out.println(i);
        i += 0.9999;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 1.0f;
        System.out.println(i);
        i = 7;
        i /= 2.0;
        System.out.println(i);
        long l = Long.MAX_VALUE;
        l += 1.0;
        System.out.println(l);
        l = 5;
        l -= 0.5f;
        System.out.println(l);
        l = 1L << 40;
        i = 5;
        i += l;
        System.out.println(i);
        i -= (byte) 200;
        System.out.println(i);
        float f = 16777216f;
        f += 1;
        System.out.println(f == 16777216f);
    }
}
