// expected: exit 3
/** What Invar cannot read yet is skipped at its place; the rest is checked. */
class Lambdas {

    static Runnable later(int[] cells) {
        return () -> cells[0]++;
    }

    static int half(int x) {
        return x / 2;
    }
}
