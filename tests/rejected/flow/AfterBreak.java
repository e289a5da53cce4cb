// javac: compiler.err.unreachable.stmt
class AfterBreak {
    static int first(int[] values) {
        int first = 0;
        for (int v : values) {
            break;
            first = v; //~ error
        }
        return first;
    }
}
