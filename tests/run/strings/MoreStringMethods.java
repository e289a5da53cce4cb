// regionMatches, concat, chars of copies, compareTo with prefixes, text blocks, escapes, String as CharSequence.
public class MoreStringMethods {
    static int sum(CharSequence s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            sum += s.charAt(i);
        }
        return sum;
    }

    static class Repeated implements CharSequence {
        final char c;
        final int n;

        Repeated(char c, int n) {
            this.c = c;
            this.n = n;
        }

        public int length() {
            return n;
        }

        public char charAt(int i) {
            return c;
        }

        public CharSequence subSequence(int from, int to) {
            return new Repeated(c, to - from);
        }

        public String toString() {
            return String.valueOf(c).repeat(n);
        }
    }

    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.regionMatches(7, "World", 0, 5) + " " + s.regionMatches(true, 0, "hELLO", 0, 5) + " "
            + s.regionMatches(7, "World", 0, 6) + " " + s.regionMatches(-1, "H", 0, 1));
        char[] copy = new char[5];
        s.getChars(7, 12, copy, 0);
        System.out.println(copy);
        Repeated x = new Repeated('x', 3);
        System.out.println(x + " " + sum(x) + " " + sum("abc") + " " + sum(new StringBuilder("abc").append(x)));
        System.out.println("axxxb".contains(x) + " " + "axxxb".replace(x, "-") + " " + String.join(x, "1", "2"));
        System.out.println("xxx".contentEquals(x) + " " + "xxx".equals(x) + " " + x.isEmpty());
        String block = """
            Dear "reader",
              two\tspaces \
            joined
            trailing   \s
            quotes \""" end""";
        System.out.println(block.replace(' ', '.').replace('\t', '>'));
        System.out.println(block.length() + " " + block.indexOf('\n'));
        System.out.println("\"\\\b\f".length() + " " + (int) "\7".charAt(0) + " " + (int) "\78".charAt(1) + " "
            + "\1234".length() + " " + (int) "\477".charAt(0));
        String t = s;
        t = t.toUpperCase().toLowerCase();
        System.out.println(s + " " + t + " " + (s == t) + " " + s.equalsIgnoreCase(t));
        s.concat("lost");
        s.replace('H', 'J');
        System.out.println(s);
        Object o = s;
        CharSequence cs = s;
        System.out.println((o == cs) + " " + o.equals(cs) + " " + (o instanceof Comparable));
        System.out.println("b".compareTo("abc") + " " + "ab".compareTo("abc") + " " + CharSequence.compare(x, "xxy"));
        System.out.println("%d%%".formatted(5) + " " + String.valueOf(new char[] {'o', 'k'}));
    }
}
