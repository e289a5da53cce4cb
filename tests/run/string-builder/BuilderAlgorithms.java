// Building text: tables, number systems, permutations, and word wrapping.
public class BuilderAlgorithms {
    static String radix(int n, int base) {
        if (n == 0) {
            return "0";
        }
        StringBuilder digits = new StringBuilder();
        for (int rest = n; rest != 0; rest /= base) {
            int digit = Math.abs(rest % base);
            digits.append((char) (digit < 10 ? '0' + digit : 'a' + digit - 10));
        }
        return digits.append(n < 0 ? "-" : "").reverse().toString();
    }

    static int permute(StringBuilder prefix, String rest, StringBuilder out) {
        if (rest.isEmpty()) {
            out.append(prefix).append(' ');
            return 1;
        }
        int count = 0;
        for (int i = 0; i < rest.length(); i++) {
            prefix.append(rest.charAt(i));
            count += permute(prefix, rest.substring(0, i) + rest.substring(i + 1), out);
            prefix.deleteCharAt(prefix.length() - 1);
        }
        return count;
    }

    static String wrap(String text, int width) {
        StringBuilder out = new StringBuilder();
        int column = 0;
        for (String word : text.split(" ")) {
            if (column + word.length() + (column > 0 ? 1 : 0) > width) {
                out.append('\n');
                column = 0;
            }
            if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(radix(255, 16) + " " + radix(-255, 2) + " " + radix(0, 8) + " " + radix(35, 36) + " "
            + radix(Integer.MIN_VALUE, 16));
        StringBuilder out = new StringBuilder();
        System.out.println(permute(new StringBuilder(), "abcd", out) + " " + out.toString().trim());
        System.out.println(wrap("the quick brown fox jumps over the lazy dog again and again", 16));
        StringBuilder sieve = new StringBuilder("..");
        while (sieve.length() < 50) {
            sieve.append('#');
        }
        for (int i = 2; i * i < 50; i++) {
            for (int j = i * i; j < 50; j += i) {
                sieve.setCharAt(j, '.');
            }
        }
        System.out.println(sieve);
        StringBuilder look = new StringBuilder("1");
        for (int round = 0; round < 6; round++) {
            StringBuilder next = new StringBuilder();
            for (int i = 0, j; i < look.length(); i = j) {
                for (j = i; j < look.length() && look.charAt(j) == look.charAt(i); j++) { }
                next.append(j - i).append(look.charAt(i));
            }
            look = next;
        }
        System.out.println(look);
    }
}
