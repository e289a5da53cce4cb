// javac: compiler.err.missing.ret.stmt
class MissingReturnWhile {
    static int find(int[] values) {
        int i = 0;
        while (true) {
            if (values[i] == 0) {
                break;
            }
            i++;
        }
    } //~ error
}
