/** Many objects that are soon garbage, and a few that stay for a while. */
public class Garbage {
    static final class Pair {
        final int left;
        final long right;
        Pair next;

        Pair(int left, long right) {
            this.left = left;
            this.right = right;
        }
    }

    public static void main(String[] args) {
        Pair[] kept = new Pair[1024];
        long sum = 0;
        for (int i = 0; i < 5_000_000; i++) {
            Pair pair = new Pair(i, i * 3L);
            if ((i & 15) == 0) {
                pair.next = kept[(i + 16) & 1023];
                if (pair.next != null) {
                    pair.next.next = null;
                }
                kept[i & 1023] = pair;
            }
            sum += pair.left + pair.right;
        }
        System.out.println(sum);
    }
}
