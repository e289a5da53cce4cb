// Labelled break and continue over several levels; updates run on continue.
public class LabelledLoops {
    static String path = "";

    static int step(int n) {
        path += "u" + n;
        return n;
    }

    static int primes(int limit) {
        int count = 0;
        candidates:
        for (int n = 2; n < limit; n++) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    continue candidates;
                }
            }
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 4; i += step(1)) {
            middle:
            for (int j = 0; j < 4; j += step(1)) {
                for (int k = 0; ; k++) {
                    path += "" + i + j + k + " ";
                    if (k == 1 && j == 0) {
                        continue middle;
                    }
                    if (j == 2) {
                        continue outer;
                    }
                    if (i == 2) {
                        break outer;
                    }
                    if (k == 2) {
                        break;
                    }
                    if (i == 1 && j == 1) {
                        break middle;
                    }
                }
            }
            path += "m ";
        }
        System.out.println(path);
        System.out.println(primes(100));
        int w = 0;
        again:
        while (w < 10) {
            w++;
            do {
                if (w % 3 == 0) {
                    continue again;
                }
                if (w == 8) {
                    break again;
                }
                System.out.print(w + " ");
            } while (w > 100);
        }
        System.out.println(w);
    }
}
