// java.util.Random with a seed gives the same numbers everywhere.
import java.util.Random;

public class RandomWithSeed {
    static int roll(Random random, int dice) {
        int sum = 0;
        for (int i = 0; i < dice; i++) {
            sum += random.nextInt(6) + 1;
        }
        return sum;
    }

    static void shuffle(int[] a, Random random) {
        for (int i = a.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }

    public static void main(String[] args) {
        Random random = new Random(42);
        System.out.println(random.nextInt() + " " + random.nextInt(100) + " " + random.nextLong() + " "
            + random.nextBoolean() + " " + random.nextInt(1 << 20));
        System.out.println(Double.doubleToLongBits(random.nextDouble()) + " "
            + Float.floatToIntBits(random.nextFloat()) + " " + Double.doubleToLongBits(random.nextGaussian()));
        Random same = new Random(42);
        System.out.println(same.nextInt() == new Random(42).nextInt());
        random.setSeed(-7L);
        System.out.println(roll(random, 3) + " " + roll(random, 100));
        int[] a = {1, 2, 3, 4, 5, 6, 7, 8};
        shuffle(a, new Random(2024));
        for (int value : a) {
            System.out.print(value + " ");
        }
        System.out.println();
        int[] histogram = new int[5];
        for (int i = 0; i < 1000; i++) {
            histogram[random.nextInt(5)]++;
        }
        for (int count : histogram) {
            System.out.print(count + " ");
        }
        System.out.println();
        int inside = 0;
        for (int i = 0; i < 2000; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            if (x * x + y * y < 1) {
                inside++;
            }
        }
        System.out.println(inside);
        System.out.println(new Random(0).nextInt(Integer.MAX_VALUE) + " " + new Random(1).nextInt((1 << 30) + 1));
        System.out.println(new Random(5).nextInt(0));
    }
}
