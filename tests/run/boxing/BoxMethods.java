// compareTo, hashCode, xxxValue, toString and static helpers of every box. Ends uncaught.
public class BoxMethods {
    static int sign(int n) {
        return n < 0 ? -1 : n > 0 ? 1 : 0;
    }

    public static void main(String[] args) {
        Integer i = -5;
        Long l = (1L << 32) + 7;
        Short s = (short) 40000;
        Byte b = (byte) 200;
        Character c = 'A';
        Boolean t = true;
        Float f = 1.5f;
        Double d = -2.5;
        System.out.println(i.hashCode() + " " + l.hashCode() + " " + s.hashCode() + " " + b.hashCode() + " " + c.hashCode() + " " + t.hashCode() + " " + Boolean.FALSE.hashCode());
        System.out.println(f.hashCode() + " " + d.hashCode() + " " + Double.valueOf(0.0).hashCode() + " " + Double.valueOf(-0.0).hashCode() + " " + Long.valueOf(-1).hashCode());
        System.out.println(i + "" + l + s + b + c + t + f + d);
        System.out.println(i.compareTo(3) + " " + sign(l.compareTo(7L)) + " " + s.compareTo((short) -25530) + " " + b.compareTo((byte) 1) + " " + c.compareTo('C') + " " + t.compareTo(false));
        System.out.println(sign(f.compareTo(2f)) + " " + Double.valueOf(Double.NaN).compareTo(1.0) + " " + Double.valueOf(-0.0).compareTo(0.0) + " " + Double.compare(1, 1));
        System.out.println(l.intValue() + " " + l.shortValue() + " " + d.intValue() + " " + d.longValue() + " " + i.byteValue() + " " + i.doubleValue() + " " + f.intValue());
        Number[] numbers = {i, l, s, b, f, d};
        double sum = 0;
        long whole = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
            whole += n.longValue() % 1000;
        }
        System.out.println(sum + " " + whole);
        System.out.println(Integer.compare(-1, 1) + " " + Integer.valueOf("12") + " " + Integer.parseInt("-0") + " " + Integer.toString(255, 16) + " " + Integer.parseInt("zz", 36));
        System.out.println(Character.valueOf('x').charValue() + Character.toString('y') + Character.getNumericValue('7') + " " + Boolean.parseBoolean("TRUE") + " " + Boolean.logicalXor(true, false));
        System.out.println(Integer.sum(3, 4) + " " + Integer.max(3, 4) + " " + Long.min(-1, 1) + " " + Long.compare(5, 5) + " " + Short.parseShort("-32768") + " " + Byte.parseByte("127"));
        System.out.println(Integer.signum(-9) + " " + Double.isNaN(0.0 / 0) + " " + Double.parseDouble("1e3") + " " + Float.parseFloat("0.25") + " " + Long.parseLong("-9223372036854775808"));
        System.out.println(Byte.parseByte("128"));
    }
}
