// javac: accepts
class ForwardUses {
    private int first = this.second + 1;
    private int second = 5;
    private int third = later();
    private static int count = next() + ForwardUses.seed;
    private static int seed = 3;
    private static final int A = 2 * ForwardUses.B;
    private static final int B = 4;

    {
        fourth = 9;
    }

    private int fourth;

    private int later() {
        return second + fourth;
    }

    private static int next() {
        return seed + A;
    }

    int sum() {
        return first + second + third + fourth + count;
    }
}
