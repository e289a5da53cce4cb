/** A loop with arithmetic on {@code long}: a linear congruential generator, and divisions. */
public class LongLoop {
    public static void main(String[] args) {
        long state = 1;
        long sum = 0;
        for (int i = 0; i < 10_000_000; i++) {
            state = state * 2862933555777941757L + 3037000493L;
            sum += state % 1000;
            sum ^= state >>> 17;
        }
        System.out.println(state + " " + sum);
    }
}
