// Shifts bind weaker than addition and stronger than comparison, and associate to the left.
public class ShiftPrecedence {
    static int trace(int n) {
        System.out.print(n + " ");
        return n;
    }

    public static void main(String[] args) {
        System.out.println(1 << 2 + 3);
        System.out.println((1 << 2) + 3);
        System.out.println(1 << 2 << 3);
        System.out.println(1 << (2 << 3));
        System.out.println(256 >> 2 >> 1);
        System.out.println(256 >> (2 >> 1));
        System.out.println(-1 >>> 28 << 2);
        System.out.println(-256 >> 4 >>> 28);
        System.out.println(1 << 3 < 10);
        System.out.println(1 << 3 == 8 && 1 >> 1 != 1);
        System.out.println(3 & 1 << 1);
        System.out.println(5 | 1 << 4 ^ 2);
        System.out.println(~0 << 4);
        System.out.println(~(0 << 4));
        System.out.println(-1 << 4);
        System.out.println(- (1 << 4));
        System.out.println((byte) 200 >> 1);
        System.out.println((byte) (200 >> 1));
        System.out.println("s" + (1 << 4) + 1);
        int x = 3;
        System.out.println(x++ << x-- << x);
        System.out.println(trace(1) << trace(2) + trace(3) >> trace(1));
        x = 1;
        x <<= x += x << x;
        System.out.println(x);
        System.out.println((x = 4) << (x = 2) * x);
        System.out.println(x > 1 ? x << 1 : x >> 1);
    }
}
