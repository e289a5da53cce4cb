// Concatenation converts a value of every type as String.valueOf does.
public class EveryType {
    static class Plain {
        public String toString() {
            return "plain";
        }
    }

    static class Broken {
        public String toString() {
            return null;
        }
    }

    enum Color { RED, GREEN }

    record Point(int x, double y) { }

    public static void main(String[] args) {
        byte b = -5;
        short s = 300;
        char c = 'c';
        int i = -70000;
        long l = 1L << 40;
        float f = 1.5f;
        double d = -2.25;
        boolean z = true;
        System.out.println("" + b + s + c + i + l + f + d + z);
        Byte bb = b;
        Short ss = s;
        Character cc = c;
        Integer ii = i;
        Long ll = l;
        Float ff = f;
        Double dd = d;
        Boolean zz = z;
        System.out.println(bb + "," + ss + "," + cc + "," + ii + "," + ll + "," + ff + "," + dd + "," + zz);
        Object nothing = null;
        String none = null;
        Integer noInteger = null;
        System.out.println("<" + nothing + none + noInteger + null + ">");
        System.out.println(none + none);
        System.out.println(new Plain() + "|" + new Broken() + "|" + Color.GREEN + "|" + new Point(1, 2));
        Object[] mixed = {1, 'x', "s", 2.0, null, Color.RED, new Plain(), (byte) 7, 9L};
        String all = "";
        for (Object o : mixed) {
            all += o;
            all += ' ';
        }
        System.out.println(all);
        CharSequence sequence = new StringBuilder("builder");
        System.out.println(sequence + "!" + sequence.length());
        System.out.println("" + Double.NaN + Float.NEGATIVE_INFINITY + -0.0);
        System.out.println("nul:" + (int) '\0' + " " + ("a" + null).length());
        String broken = "" + new Broken();
        System.out.println(broken.equals("null") + " " + broken.length());
    }
}
