// Labels far apart, at the ends of the range, and dense tables.
public class SparseAndExtreme {
    static String sparse(int n) {
        switch (n) {
            case Integer.MIN_VALUE:
                return "min";
            case -1:
                return "minus one";
            case 0:
                return "zero";
            case 1_000_000:
                return "million";
            case Integer.MAX_VALUE - 1:
                return "almost";
            case Integer.MAX_VALUE:
                return "max";
        }
        return "none";
    }

    static int dense(int n) {
        switch (n) {
            case 10: return 1;
            case 11: return 4;
            case 12: return 9;
            case 13: return 16;
            case 15: return 36;
            case 16: return 49;
            default: return dense(n > 16 ? n - 7 : n < 0 ? 10 : n + 1);
        }
    }

    static String order(int n) {
        switch (n) {
            case 5:
                return "five";
            default:
                return "default";
            case 3:
                return "three";
            case -2:
                return "minus two";
        }
    }

    static int sideEffects(int[] counter) {
        switch (counter[0]++ + counter[0]++) {
            case 1:
                counter[0] *= 10;
            case 2:
                counter[0] += 5;
                break;
            case 3:
                counter[0] = -1;
        }
        return counter[0];
    }

    public static void main(String[] args) {
        int[] values = {Integer.MIN_VALUE, -1, 0, 1, 1_000_000, 2147483646, Integer.MAX_VALUE, -2147483647};
        for (int n : values) {
            System.out.print(sparse(n) + ", ");
        }
        System.out.println(sparse(Integer.MAX_VALUE + 1));
        for (int n = 8; n < 20; n++) {
            System.out.print(dense(n) + " ");
        }
        System.out.println(dense(-50));
        System.out.println(order(5) + " " + order(4) + " " + order(3) + " " + order(-2) + " " + order(2));
        int[] one = {1};
        System.out.println(sideEffects(new int[] {0}) + " " + sideEffects(one) + " " + sideEffects(one));
    }
}
