// javac: compiler.err.unreachable.stmt
class AfterContinue {
    static int sum(int[] values) {
        int sum = 0;
        for (int v : values) {
            if (v < 0) {
                continue;
                sum -= v; //~ error
            }
            sum += v;
        }
        return sum;
    }
}
