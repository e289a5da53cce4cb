// A conditional of constants is a constant: as an operand of another one it does not make the type wider.
public class ConstantConditionals {
    interface I { int f5 = 64; int g = 7 >>> 63L; }
    static final int f10 = 5;
    static void p(short x) { System.out.println("short " + x); }
    static void p(int x) { System.out.println("int " + x); }
    public static void main(String[] args) {
        boolean b = args.length == 0;
        p(b ? (short) 1 : (I.f5 >>> 63L));
        p(b ? (short) 1 : ((byte) 41 <= 'b' ? 3 : 4));
        p(b ? (short) 1 : (true ? f10 : f10));
        p(b ? (short) 1 : ((byte) 41 <= 'b' ? I.f5 >>> 63L : true ? f10 : f10));
        p(b ? (short) (12L * 0xffL) : 5);
        p(b ? (short) 1 : (b ? 5 : 6));
        p(b ? (short) 1 : (b ? (byte) 5 : 6));
        p(" x ".startsWith("x".strip()) ? (short) (123456789012L * 0xffL) : ((byte) 41 <= 'b' ? I.f5 >>> 63L : true ? f10 : f10));
    }
}
