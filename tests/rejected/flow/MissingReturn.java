// javac: compiler.err.missing.ret.stmt
class MissingReturn {
    static int find(int[] values, int wanted) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) {
                return i;
            }
        }
    } //~ error
}
