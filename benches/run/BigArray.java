/** An {@code int[]} of fifty million elements: 200 MB. */
public class BigArray {
    public static void main(String[] args) {
        int[] numbers = new int[50_000_000];
        for (int i = 0; i < numbers.length; i += 10) {
            numbers[i] = i ^ 0x55;
        }
        long sum = 0;
        for (int i = 0; i < numbers.length; i += 5) {
            sum += numbers[i];
        }
        System.out.println(sum);
    }
}
