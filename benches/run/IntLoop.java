/** A loop with arithmetic on {@code int}. */
public class IntLoop {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 20_000_000; i++) {
            sum += (i * 31) & 255;
            sum ^= i >>> 3;
        }
        System.out.println(sum);
    }
}
