// Ackermann, Fibonacci, binomials, towers, mutual recursion.
public class ClassicRecursion {
    static int calls = 0;

    static int ackermann(int m, int n) {
        calls++;
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static int fibonacci(int n) {
        calls++;
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static long binomial(int n, int k) {
        return k == 0 || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k);
    }

    static int female(int n) {
        return n == 0 ? 1 : n - male(female(n - 1));
    }

    static int male(int n) {
        return n == 0 ? 0 : n - female(male(n - 1));
    }

    static long hanoi(int n, int from, int to, StringBuilder moves) {
        if (n == 0) {
            return 0;
        }
        int via = 6 - from - to;
        long count = hanoi(n - 1, from, via, moves);
        moves.append(from).append(to).append(' ');
        return count + 1 + hanoi(n - 1, via, to, moves);
    }

    static int mcCarthy(int n) {
        return n > 100 ? n - 10 : mcCarthy(mcCarthy(n + 11));
    }

    static int takeuchi(int x, int y, int z) {
        calls++;
        return y >= x ? z : takeuchi(takeuchi(x - 1, y, z), takeuchi(y - 1, z, x), takeuchi(z - 1, x, y));
    }

    public static void main(String[] args) {
        System.out.println(ackermann(2, 3) + " " + calls);
        calls = 0;
        System.out.println(fibonacci(15) + " " + calls);
        System.out.println(binomial(12, 5));
        for (int i = 0; i < 12; i++) {
            System.out.print(female(i) + "" + male(i) + " ");
        }
        System.out.println();
        StringBuilder moves = new StringBuilder();
        System.out.println(hanoi(4, 1, 3, moves) + " " + moves);
        System.out.println(mcCarthy(50) + " " + mcCarthy(101));
        calls = 0;
        System.out.println(takeuchi(8, 4, 2) + " " + calls);
    }
}
