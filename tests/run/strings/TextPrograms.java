// Small text programs: words, run lengths, anagrams, roman numerals.
public class TextPrograms {
    static String encode(String s) {
        String out = "";
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) {
                j++;
            }
            out += s.charAt(i) + (j - i > 1 ? "" + (j - i) : "");
            i = j;
        }
        return out;
    }

    static boolean anagram(String a, String b) {
        int[] counts = new int[128];
        for (char c : a.toCharArray()) {
            counts[c]++;
        }
        for (char c : b.toCharArray()) {
            counts[c]--;
        }
        for (int n : counts) {
            if (n != 0) {
                return false;
            }
        }
        return true;
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] names = "M CM D CD C XC L XL X IX V IV I".split(" ");
        String result = "";
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                n -= values[i];
                result += names[i];
            }
        }
        return result;
    }

    static String reverseWords(String s) {
        int space = s.indexOf(' ');
        return space < 0 ? s : reverseWords(s.substring(space + 1)) + " " + s.substring(0, space);
    }

    static boolean balanced(String s) {
        String stack = "";
        for (char c : s.toCharArray()) {
            int open = "([{".indexOf(c);
            int close = ")]}".indexOf(c);
            if (open >= 0) {
                stack = c + stack;
            } else if (close >= 0) {
                if (stack.isEmpty() || "([{".indexOf(stack.charAt(0)) != close) {
                    return false;
                }
                stack = stack.substring(1);
            }
        }
        return stack.isEmpty();
    }

    public static void main(String[] args) {
        System.out.println(encode("aaabccdddd") + " " + encode("") + " " + encode("xyz"));
        System.out.println(anagram("listen", "silent") + " " + anagram("ab", "abb"));
        System.out.println(roman(1994) + " " + roman(4) + " " + roman(3888) + " " + roman(0).isEmpty());
        System.out.println(reverseWords("one two three") + "|" + reverseWords(""));
        System.out.println(balanced("{[()()]}") + " " + balanced("(]") + " " + balanced("((") + " " + balanced(")"));
    }
}
