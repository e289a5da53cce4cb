// javac: compiler.err.var.might.not.have.been.initialized
class BreakBeforeAssignment {
    static int first(int[] values) {
        int found;
        int i = 0;
        while (true) {
            if (i == values.length) {
                break;
            }
            found = values[i++];
            if (found > 0) {
                return found;
            }
        }
        return found; //~ error
    }
}
