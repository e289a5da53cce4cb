// charAt, substring, length and their borders.
public class CharactersAndParts {
    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " fine");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(name + " outside");
        }
    }

    static boolean palindrome(String s) {
        return s.length() < 2 || s.charAt(0) == s.charAt(s.length() - 1) && palindrome(s.substring(1, s.length() - 1));
    }

    public static void main(String[] args) {
        String s = "hello";
        System.out.println(s.charAt(0) + s.charAt(4));
        System.out.println("" + s.charAt(0) + s.charAt(4));
        System.out.println(s.substring(2) + "|" + s.substring(5) + "|" + s.substring(0, 0) + "|" + s.substring(1, 3));
        System.out.println((s.substring(0) == s) + " " + (s.substring(0, 5) == s));
        System.out.println("".length() + " " + "".isEmpty() + " " + " ".isEmpty() + " " + " \t".isBlank());
        attempt("charAt(5)", () -> s.charAt(5));
        attempt("charAt(-1)", () -> s.charAt(-1));
        attempt("substring(6)", () -> s.substring(6));
        attempt("substring(-1)", () -> s.substring(-1));
        attempt("substring(3,2)", () -> s.substring(3, 2));
        attempt("substring(0,6)", () -> s.substring(0, 6));
        attempt("substring(5,5)", () -> s.substring(5, 5));
        attempt("empty charAt", () -> "".charAt(0));
        char[] chars = s.toCharArray();
        chars[0] = 'j';
        System.out.println(s + " " + new String(chars));
        System.out.println(palindrome("racecar") + " " + palindrome("abca") + " " + palindrome(""));
        String reversed = "";
        for (int i = s.length(); --i >= 0; ) {
            reversed += s.charAt(i);
        }
        System.out.println(reversed);
        CharSequence sequence = s.subSequence(1, 4);
        System.out.println(sequence + " " + sequence.length() + " " + sequence.charAt(2) + sequence.equals("ell"));
        String t = s.toUpperCase();
        System.out.println(t.charAt(t.length()));
    }
}
