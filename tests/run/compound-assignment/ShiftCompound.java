// Shifts as compound assignments on narrow types: promoted, shifted, narrowed again.
public class ShiftCompound {
    public static void main(String[] args) {
        byte b = -1;
        b >>>= 1;
        System.out.println(b);
        b >>>= 25;
        System.out.println(b);
        b = -128;
        b >>= 3;
        System.out.println(b);
        b <<= 4;
        System.out.println(b);
        b = 0x55;
        b <<= 1;
        System.out.println(b);
        short s = -2;
        s >>>= 10;
        System.out.println(s);
        s >>>= 20;
        System.out.println(s);
        char c = '\uffff';
        c >>= 4;
        System.out.println((int) c);
        c <<= 8;
        System.out.println((int) c);
        c >>>= 40L;
        System.out.println((int) c);
        int i = 1;
        i <<= 33;
        System.out.println(i);
        i <<= 31L;
        System.out.println(i);
        i >>= 65;
        System.out.println(i);
        i >>>= -1;
        System.out.println(i);
        i <<= (byte) 3;
        System.out.println(i);
        long l = 1;
        l <<= 33;
        System.out.println(l);
        l <<= 64;
        System.out.println(l);
        l = -l;
        l >>>= 60;
        System.out.println(l);
        l <<= 'A';
        System.out.println(l);
        l ^= -1;
        System.out.println(l);
        int n = -17;
        n >>= n >>>= 28;
        System.out.println(n);
    }
}
