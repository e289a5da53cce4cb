// indexOf, lastIndexOf, contains, startsWith, endsWith with empty strings and odd positions.
public class Searching {
    static int count(String text, String part) {
        int found = 0;
        for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
            found++;
        }
        return found;
    }

    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.indexOf('a') + " " + s.indexOf('a', 1) + " " + s.indexOf('z') + " " + s.lastIndexOf('a'));
        System.out.println(s.indexOf("abra") + " " + s.indexOf("abra", 1) + " " + s.indexOf("abra", 8));
        System.out.println(s.lastIndexOf("abra") + " " + s.lastIndexOf("abra", 6) + " " + s.lastIndexOf("abra", 7)
            + " " + s.lastIndexOf("x"));
        System.out.println(s.indexOf("") + " " + s.indexOf("", 5) + " " + s.indexOf("", 50) + " " + s.lastIndexOf(""));
        System.out.println(s.indexOf('a', -5) + " " + s.indexOf('a', 100) + " " + s.lastIndexOf('a', -1)
            + " " + s.lastIndexOf('a', 9) + " " + s.indexOf("a", -3));
        System.out.println("".indexOf("") + " " + "".indexOf("a") + " " + "".lastIndexOf(""));
        System.out.println(s.contains("cad") + " " + s.contains("") + " " + s.contains("cadd"));
        System.out.println(s.startsWith("abra") + " " + s.startsWith("") + " " + s.startsWith("bra", 1) + " "
            + s.startsWith("bra", 8) + " " + s.startsWith("a", 11) + " " + s.startsWith("", 11)
            + " " + s.startsWith("a", -1));
        System.out.println(s.endsWith("bra") + " " + s.endsWith("") + " " + s.endsWith(s) + " " + s.endsWith("x" + s));
        System.out.println(count("aaaa", "aa") + " " + count(s, "a") + " " + count("", "q"));
        System.out.println("mississippi".indexOf("issip") + " " + "aaaab".indexOf("aab") + "abcabd".indexOf("abd"));
        System.out.println(s.indexOf(97) + " " + s.indexOf('b' + 1));
        String line = "key = value = more";
        int at = line.indexOf('=');
        System.out.println("[" + line.substring(0, at).trim() + "][" + line.substring(at + 1).trim() + "]");
        int last = line.lastIndexOf('=');
        System.out.println(line.substring(last + 1).strip() + " " + (last - at));
        String none = null;
        System.out.println(s.contains(none));
    }
}
