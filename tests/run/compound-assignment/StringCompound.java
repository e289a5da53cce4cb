// String += converts whatever stands on the right, also on elements and fields.
public class StringCompound {
    static String log = "";
    Object thing = "o";
    String[] words = {"a", null, "c"};

    static int at(int i) {
        log += "at" + i + ";";
        return i;
    }

    static String word(String w) {
        log += w + ";";
        return w;
    }

    public String toString() {
        log += "toString;";
        return "<S>";
    }

    public static void main(String[] args) {
        StringCompound object = new StringCompound();
        String s = "x";
        s += 1 + 2;
        s += 'a' + 1;
        s += (char) ('a' + 1);
        s += 1L;
        s += true;
        s += object;
        s += null;
        System.out.println(s);
        System.out.println(log);
        log = "";
        object.words[at(1)] += word("w");
        object.words[at(0)] += object.words[at(2)] += at(3);
        System.out.println(object.words[0] + " " + object.words[1] + " " + object.words[2]);
        System.out.println(log);
        object.thing += "k";
        object.thing += "!";
        System.out.println(object.thing);
        CharSequence sequence = "cs";
        sequence += "+" + 1;
        System.out.println(sequence);
        String t = "t";
        t += t = "u";
        System.out.println(t);
        t += t += t;
        System.out.println(t);
        log = "log:";
        log += word("inner");
        System.out.println(log);
        char[] none = null;
        try {
            s += none.length;
        } catch (NullPointerException e) {
            System.out.println(s.length());
        }
        System.out.println(t += 5);
    }
}
