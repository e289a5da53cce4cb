// stdin: first line\n\n  third  \n7 apples\nlast without newline
// nextLine and hasNextLine, empty lines, nextInt followed by nextLine.
import java.util.Scanner;

public class ReadLines {
    static int words(String line) {
        int count = 0;
        boolean inside = false;
        for (char c : line.toCharArray()) {
            if (c != ' ' && !inside) {
                count++;
            }
            inside = c != ' ';
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int i = 0; i < 3; i++) {
            String line = in.nextLine();
            System.out.println(i + " [" + line + "] " + line.length() + " " + words(line) + " [" + line.trim() + "]");
        }
        int n = in.nextInt();
        String rest = in.nextLine();
        System.out.println(n + "[" + rest + "]");
        int left = 0;
        while (in.hasNextLine()) {
            left++;
            System.out.println(new StringBuilder(in.nextLine()).reverse());
        }
        System.out.println(left + " " + in.hasNext() + " " + in.hasNextLine());
    }
}
