// The type of a shift is the promoted type of its left operand alone.
public class ShiftTypes {
    static String type(int x) {
        return "int " + x;
    }

    static String type(long x) {
        return "long " + x;
    }

    static String type(Object x) {
        return "object " + x;
    }

    public static void main(String[] args) {
        byte b = -1;
        short s = -1;
        char c = '\uffff';
        int i = -1;
        long l = -1;
        System.out.println(type(b << 1L));
        System.out.println(type(b >>> 1));
        System.out.println(type(s >>> 31L));
        System.out.println(type(c << 16));
        System.out.println(type(c << 15L));
        System.out.println(type(c >> 15));
        System.out.println(type(i << l));
        System.out.println(type(i >>> 40L));
        System.out.println(type(l << b));
        System.out.println(type(l >>> c));
        System.out.println(type(l >>> 'a'));
        System.out.println(type((byte) (b >>> 1)));
        System.out.println(type((byte) (b >>> 25)));
        System.out.println(type((short) (s >>> 17)));
        System.out.println(type((char) (c << 1)));
        System.out.println(type((b & 0xff) >>> 1));
        System.out.println(type((b & 0xffL) << 31));
        System.out.println(type((b & 0xff) << 31));
        Integer boxed = -16;
        Long distance = 2L;
        Byte small = 3;
        Character letter = '!';
        System.out.println(type(boxed >> distance));
        System.out.println(type(boxed >>> small));
        System.out.println(type(distance << letter));
        System.out.println(type(letter << small));
    }
}
