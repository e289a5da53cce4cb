// javac: compiler.err.var.might.not.have.been.initialized
class ArrayVariableUnset {
    static int[] squares(int n) {
        int[] squares;
        for (int i = 0; i < n; i++) {
            squares[i] = i * i; //~ error
        }
        return new int[n];
    }
}
