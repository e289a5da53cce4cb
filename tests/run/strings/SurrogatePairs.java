// Strings are sequences of chars: characters beyond the basic plane count twice.
public class SurrogatePairs {
    static void codes(String s) {
        String line = s.length() + ":";
        for (int i = 0; i < s.length(); i++) {
            line += " " + (int) s.charAt(i);
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        String smile = "\ud83d\ude00";
        String mixed = "a" + smile + "b\u00e9";
        codes(smile);
        codes(mixed);
        System.out.println(mixed.codePointAt(1) + " " + mixed.codePointAt(2) + " " + mixed.codePointCount(0, 5));
        codes(mixed.substring(0, 2));
        codes(new StringBuilder(mixed).reverse().toString());
        System.out.println(mixed.indexOf(smile) + " " + mixed.indexOf('\ude00') + " " + mixed.indexOf(0x1f600)
            + " " + mixed.indexOf('\u00e9'));
        System.out.println(Character.isSurrogate(mixed.charAt(1)) + " " + Character.isHighSurrogate(mixed.charAt(2)));
        System.out.println(Character.charCount(0x1f600) + " " + Character.toChars(0x1f600).length + " "
            + Character.toCodePoint('\ud83d', '\ude00'));
        codes("\ud83d" + "\ude00");
        System.out.println(("\ud83d" + "\ude00").equals(smile) + " " + smile.hashCode());
        codes("\ude00\ud83d");
        System.out.println("\uffff".compareTo(smile) + " " + "a".compareTo("\u00e9") + " " + "z".compareTo("\u0130"));
        codes("\u00e9\u00df".toUpperCase());
        codes("\u00c9".toLowerCase());
        codes("x\0y\u0000");
        System.out.println("a\0".equals("a") + " " + "a\0".compareTo("a") + " " + "\0\0".length());
        codes(new String(new char[2]));
        codes("\u2028\u00a0 ".trim());
        codes("\u2028\u2003 \t".strip());
        char c = '\ud83d';
        String built = "" + c + (char) 0xde00;
        System.out.println(built.equals(smile));
        codes(new StringBuilder().appendCodePoint(0x1f600).append('!').toString());
        codes(smile.replace('\ude00', 'x'));
    }
}
