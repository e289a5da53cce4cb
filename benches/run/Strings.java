/** Strings: concatenation, {@code StringBuilder}, searching, comparison, hashing, numbers to text and back. */
public class Strings {
    public static void main(String[] args) {
        int sum = 0;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            String word = "w" + i % 977 + "-" + i;
            sum += word.hashCode() + word.length() + word.indexOf('-');
            if (word.equals("w0-0") || word.compareTo("w5") > 0) {
                sum++;
            }
            sum += Integer.parseInt(word.substring(word.indexOf('-') + 1));
            text.append(word).append(' ');
            if (text.length() > 10_000) {
                sum += text.toString().hashCode();
                text.setLength(0);
            }
        }
        System.out.println(sum + " " + text.length());
    }
}
