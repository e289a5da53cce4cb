// Text justification: greedy and balanced line breaking, full justification, centering, counting. Ends uncaught.
public class TextJustification {
    static String justify(String[] words, int width) {
        StringBuilder out = new StringBuilder();
        int start = 0;
        while (start < words.length) {
            int end = start, length = 0;
            while (end < words.length && length + words[end].length() + end - start <= width) {
                length += words[end++].length();
            }
            if (end == start) {
                throw new IllegalArgumentException("word too long: " + words[start]);
            }
            int gaps = end - start - 1;
            for (int i = start; i < end; i++) {
                out.append(words[i]);
                if (i < end - 1) {
                    int spaces = end == words.length ? 1 : (width - length) / gaps + (i - start < (width - length) % gaps ? 1 : 0);
                    out.append(" ".repeat(spaces));
                }
            }
            out.append("|\n");
            start = end;
        }
        return out.toString();
    }

    static int balanced(String[] words, int width) {
        int[] cost = new int[words.length + 1];
        for (int i = words.length - 1; i >= 0; i--) {
            cost[i] = Integer.MAX_VALUE;
            int length = -1;
            for (int j = i; j < words.length; j++) {
                length += words[j].length() + 1;
                if (length > width) {
                    break;
                }
                int slack = j == words.length - 1 ? 0 : width - length;
                if (cost[j + 1] != Integer.MAX_VALUE) {
                    cost[i] = Math.min(cost[i], slack * slack * slack + cost[j + 1]);
                }
            }
        }
        return cost[0];
    }

    static String center(String s, int width, char pad) {
        int left = (width - s.length()) / 2;
        StringBuilder b = new StringBuilder();
        while (b.length() < left) {
            b.append(pad);
        }
        b.append(s);
        while (b.length() < width) {
            b.append(pad);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String[] words = "This is an example of text justification that is done by hand with care".split(" ");
        System.out.print(justify(words, 16));
        System.out.print(justify(words, 30));
        System.out.println(balanced(words, 16) + " " + balanced(words, 30) + " " + balanced(words, 100));
        System.out.println(center("odd", 10, '.') + center("even", 10, '-') + center("too long", 4, '*'));
        System.out.print(justify(words, 12));
    }
}
