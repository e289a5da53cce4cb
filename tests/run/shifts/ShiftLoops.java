// Loops that end only if shifting behaves as on the JVM.
public class ShiftLoops {
    public static void main(String[] args) {
        int steps = 0;
        for (int i = 1; i != 0; i <<= 1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (long i = 1; i > 0; i <<= 1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (int i = -1; i != 0; i >>>= 1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (int i = Integer.MIN_VALUE; i != -1; i >>= 1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (char c = 1; c != 0; c <<= 1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (byte b = 1; b > 0; b <<= 1) {
            steps++;
        }
        System.out.println(steps);
        byte stuck = -1;
        for (steps = 0; steps < 40 && stuck == -1; steps++) {
            stuck >>>= 1;
        }
        System.out.println(steps + " " + stuck);
        int log = 31;
        while (1 << log > 1_000_000 || 1 << log < 0) {
            log--;
        }
        System.out.println(log);
        int crc = 0xffff;
        for (char c : "123456789".toCharArray()) {
            crc ^= c << 8;
            for (int i = 0; i < 8; i++) {
                crc = (crc & 0x8000) != 0 ? crc << 1 ^ 0x1021 : crc << 1;
            }
        }
        System.out.println(Integer.toHexString(crc & 0xffff));
        long random = 0x5DEECE66DL;
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            random ^= random << 13;
            random ^= random >>> 7;
            random ^= random << 17;
            sum = 31 * sum + (int) (random >>> 33);
            System.out.println((int) random + " " + sum);
        }
    }
}
