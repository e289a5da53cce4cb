// for-each evaluates its array once, copies elements, and survives reassignment; null arrays, element conversions, nested removal. Ends uncaught.
public class LoopsOverArrays {
    static int evaluations;

    static int[] numbers() {
        evaluations++;
        return new int[] {1, 2, 3};
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int n : numbers()) {
            n *= 10;
            sum += n;
        }
        System.out.println(sum + " " + evaluations);
        int[] a = {1, 2, 3};
        for (int n : a) {
            a = new int[] {100, 200};
            a[0] = n;
            sum += n;
        }
        System.out.println(sum + " " + a[0] + " " + a.length);
        int[] b = {1, 1, 1, 1};
        for (int n : b) {
            b[3] += n;
            if (b[3] == 3) {
                b[2] = 50;
            }
        }
        System.out.println(b[3]);
        long total = 0;
        for (long wide : new int[] {Integer.MAX_VALUE, 1}) {
            total += wide;
        }
        for (double d : new char[] {'a', 'b'}) {
            total += d;
        }
        for (Integer boxed : new int[] {5, 6}) {
            total += boxed.hashCode();
        }
        for (int unboxed : new Integer[] {7, 8}) {
            total -= unboxed;
        }
        System.out.println(total);
        Object[] objects = new String[] {"x", "y"};
        for (Object o : objects) {
            System.out.print(o + "" + o.getClass().getSimpleName().charAt(0));
        }
        for (var row : new int[][] {{1, 2}, {3}}) {
            for (var cell : row) {
                System.out.print(cell + row.length);
            }
        }
        System.out.println();
        outer:
        for (String s : new String[] {"ab", "", "cd"}) {
            for (char c : s.toCharArray()) {
                if (c == 'b') {
                    continue outer;
                }
                if (c == 'd') {
                    break outer;
                }
                System.out.print(c);
            }
            System.out.print("|");
        }
        System.out.println();
        try {
            for (int n : new Integer[] {1, null, 3}) {
                System.out.print(n + " ");
            }
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        int[] none = args.length == 0 ? null : a;
        for (int n : none) {
            System.out.println("not reached " + n);
        }
    }
}
