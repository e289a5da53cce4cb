// equals, compareTo, equalsIgnoreCase and hashCode.
public class ComparingStrings {
    static int hash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) {
            h = 31 * h + s.charAt(i);
        }
        return h;
    }

    static int sign(int n) {
        return n < 0 ? -1 : n > 0 ? 1 : 0;
    }

    public static void main(String[] args) {
        String[] words = {"pear", "apple", "Apple", "", "app", "banana", "10", "9", "apple pie"};
        for (String a : words) {
            for (String b : words) {
                System.out.print(sign(a.compareTo(b)) + 1);
            }
            System.out.println(" " + a.hashCode() + " " + (a.hashCode() == hash(a)));
        }
        System.out.println("a".compareTo("c") + " " + "abc".compareTo("ab") + " " + "A".compareTo("a")
            + " " + "".compareTo("xyz") + " " + "apple".compareTo("april"));
        System.out.println("HeLLo".equalsIgnoreCase("hEllO") + " " + "a".equalsIgnoreCase(null) + " "
            + "abc".compareToIgnoreCase("ABD") + " " + "a".compareToIgnoreCase("B"));
        System.out.println("x".equals(null) + " " + "1".equals(1) + " " + "a".equals('a') + " " + "".equals(""));
        Object o = "text";
        System.out.println(o.equals("te" + "xt".toString()) + " " + "text".equals(o) + " " + o.hashCode());
        System.out.println("Aa".hashCode() == "BB".hashCode());
        System.out.println("polygenelubricants".hashCode() + " " + "\u0000".hashCode() + " " + "\uffff".hashCode());
        System.out.println("text".contentEquals(new StringBuilder("text")) + " " + "b".equals(new StringBuilder("b")));
        for (int i = 1; i < words.length; i++) {
            String word = words[i];
            int j = i;
            while (j > 0 && words[j - 1].compareTo(word) > 0) {
                words[j] = words[--j];
            }
            words[j] = word;
        }
        System.out.println(String.join("<", words));
        Comparable<String> comparable = "m";
        System.out.println(comparable.compareTo("k"));
        String none = null;
        System.out.println(none == null || none.equals("a"));
        System.out.println("a".compareTo(none));
    }
}
