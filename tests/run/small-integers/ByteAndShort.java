// Bytes and shorts in fields, arrays, parameters and returns: always sign-extended, never wider than they are.
public class ByteAndShort {
    byte field;
    static short counter = 32760;
    byte[] data = new byte[4];

    static byte identity(byte b) {
        return b;
    }

    static short narrow(int n) {
        return (short) n;
    }

    static int unsigned(byte b) {
        return b & 0xff;
    }

    void store(int value) {
        data[0] = (byte) (value >>> 24);
        data[1] = (byte) (value >> 16);
        data[2] = (byte) (value >> 8);
        data[3] = (byte) value;
    }

    int load() {
        return data[0] << 24 | (data[1] & 0xff) << 16 | (data[2] & 0xff) << 8 | data[3] & 0xff;
    }

    int loadWrong() {
        return data[0] << 24 | data[1] << 16 | data[2] << 8 | data[3];
    }

    public static void main(String[] args) {
        ByteAndShort object = new ByteAndShort();
        object.field = (byte) 0x9c;
        System.out.println(object.field + " " + unsigned(object.field) + " " + (object.field >> 2)
            + " " + (object.field >>> 2));
        System.out.println(identity((byte) 384) + " " + narrow(98304) + " " + narrow(-98305));
        int[] samples = {0, 1, -1, 0x12345678, 0x80ff00ff, 0xdeadbeef};
        for (int sample : samples) {
            object.store(sample);
            System.out.print(object.load() == sample);
            System.out.println(" " + object.data[0] + " " + object.data[1] + " " + object.data[2] + " "
                + object.data[3] + " " + object.loadWrong());
        }
        while (counter > 0) {
            counter += 3;
        }
        System.out.println(counter);
        short[] shorts = {Short.MAX_VALUE, Short.MIN_VALUE};
        shorts[0]++;
        shorts[1]--;
        System.out.println(shorts[0] + " " + shorts[1] + " " + shorts[0] * shorts[1]);
        Byte boxed = (byte) -1;
        System.out.println(boxed.intValue() + " " + Byte.toUnsignedInt(boxed) + " " + boxed.hashCode());
        System.out.println(Byte.parseByte("-128") + " " + Short.parseShort("+32767"));
        System.out.println(Byte.parseByte("128"));
    }
}
