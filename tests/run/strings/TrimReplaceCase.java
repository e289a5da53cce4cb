// trim, strip, replace, case, repeat.
public class TrimReplaceCase {
    static void show(String s) {
        System.out.println("[" + s + "] " + s.length());
    }

    public static void main(String[] args) {
        String padded = " \t\n mid dle \r ";
        show(padded.trim());
        show(padded.strip());
        show(padded.stripLeading().replace('\r', 'R'));
        show(padded.stripTrailing().replace("\n", "N").replace("\t", "T"));
        show("\u0001 a \u0001".trim());
        System.out.println("\u0001 a \u0001".strip().length());
        show("   ".trim());
        show("".strip());
        String same = "same";
        System.out.println(same.trim() == same);
        System.out.println((same.replace('x', 'y') == same) + " " + (same.toLowerCase() == same));
        show("banana".replace('a', 'o'));
        show("banana".replace("an", "AN"));
        show("banana".replace("ana", "[]"));
        show("aaa".replace("aa", "b"));
        show("abc".replace("", "-"));
        show("".replace("", "x"));
        show("abc".replace("b", ""));
        show("a.b.c".replace(".", ".."));
        show("Mixed Case 123 _x".toUpperCase());
        show("Mixed Case 123 _X".toLowerCase());
        show("ab".repeat(3));
        show("ab".repeat(0));
        show("".repeat(100));
        System.out.println("x".repeat(1) + "-".repeat(10));
        try {
            show("a".repeat(-1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        show("a-b".concat("-c").concat(""));
        String word = "capital";
        show(word.substring(0, 1).toUpperCase() + word.substring(1));
        String sentence = "the quick brown fox";
        String title = "";
        boolean start = true;
        for (char c : sentence.toCharArray()) {
            title += start ? Character.toUpperCase(c) : c;
            start = c == ' ';
        }
        show(title);
    }
}
