// Chars are unsigned numbers: arithmetic gives ints, casts give chars back.
public class CharArithmetic {
    static String caesar(String text, int by) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            if (c >= 'a' && c <= 'z') {
                chars[i] = (char) ('a' + Math.floorMod(c - 'a' + by, 26));
            } else if ('A' <= c && c <= 'Z') {
                chars[i] = (char) ((c - 'A' + by % 26 + 26) % 26 + 'A');
            }
        }
        return new String(chars);
    }

    static int digit(char c) {
        return c - '0';
    }

    public static void main(String[] args) {
        System.out.println(caesar("Hello, World", 3));
        System.out.println(caesar(caesar("Hello, World", 3), -3));
        System.out.println(caesar("xyzXYZ", -29));
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++ + c++);
        System.out.println(c);
        System.out.println('a' + 'b' + "c");
        System.out.println("a" + 'b' + 'c');
        System.out.println('a' + "b" + 1 + 'c');
        System.out.println('1' + '2');
        System.out.println(digit('7') * 10 + digit('3'));
        System.out.println((char) 65 + "" + (char) 0x42 + (char) 0103);
        System.out.println('\u0041' + " " + '\101' + " " + '\t' + "|" + (int) '\\'
            + (int) '\'' + (int) '\0' + (int) '\377');
        int[] counts = new int[26];
        for (char letter : "mississippi".toCharArray()) {
            counts[letter - 'a']++;
        }
        for (char letter = 'a'; letter <= 'z'; letter++) {
            if (counts[letter - 'a'] > 0) {
                System.out.print(letter + "=" + counts[letter - 'a'] + " ");
            }
        }
        System.out.println();
        char zero = 0;
        zero--;
        System.out.println((int) zero + " " + (zero > 0) + " " + (short) zero);
        System.out.println((char) ('a' ^ ' ') + " " + (char) ('A' | 32) + " " + ('a' & '_'));
        char max = Character.MAX_VALUE;
        System.out.println(max + max);
    }
}
