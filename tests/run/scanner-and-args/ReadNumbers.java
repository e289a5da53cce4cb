// stdin: 5\n10 20 -30\n  40   50\n2.5 true 99999999999 rest\n
// Scanner.nextInt across lines, nextDouble, nextBoolean, nextLong, next, hasNextInt.
import java.util.Scanner;

public class ReadNumbers {
    static int[] read(Scanner in, int n) {
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = in.nextInt();
        }
        return numbers;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] numbers = read(in, n);
        int sum = 0, max = Integer.MIN_VALUE;
        for (int x : numbers) {
            sum += x;
            max = Math.max(max, x);
        }
        System.out.println(n + " " + sum + " " + max + " " + numbers[3]);
        System.out.println(in.hasNextInt() + " " + in.hasNext());
        double d = in.nextDouble();
        boolean b = in.nextBoolean();
        long l = in.nextLong();
        System.out.println(d * 2 + " " + !b + " " + (l + 1));
        System.out.println(in.next() + " " + in.hasNext() + " " + in.hasNextInt());
        in.close();
    }
}
