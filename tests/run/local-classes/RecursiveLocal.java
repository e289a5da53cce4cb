// A local class that recurses, memoises in a captured array, and throws a local exception. Ends uncaught.
public class RecursiveLocal {
    static long solve(int n, int limit) {
        long[] memo = new long[n + 1];
        int[] hits = {0};
        class TooDeep extends RuntimeException {
            final int at;

            TooDeep(int at) {
                super("too deep at " + at + " of " + n);
                this.at = at;
            }
        }
        class Solver {
            int depth;

            long fib(int k) {
                if (++depth > limit) {
                    throw new TooDeep(k);
                }
                try {
                    if (k < 2) {
                        return k;
                    }
                    if (memo[k] != 0) {
                        hits[0]++;
                        return memo[k];
                    }
                    return memo[k] = fib(k - 1) + fib(k - 2);
                } finally {
                    depth--;
                }
            }
        }
        Solver solver = new Solver();
        try {
            return solver.fib(n);
        } catch (TooDeep e) {
            System.out.println("caught " + e.getMessage() + ", depth " + solver.depth);
            if (e.at > 3) {
                throw e;
            }
            return -1;
        } finally {
            System.out.println("hits " + hits[0]);
        }
    }

    public static void main(String[] args) {
        System.out.println(solve(50, 60));
        System.out.println(solve(80, 100));
        System.out.println(solve(10, 9));
        try {
            solve(10, 5);
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        System.out.println(solve(12, 3));
    }
}
