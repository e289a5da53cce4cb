// javac: compiler.err.variable.not.allowed
class VariableInIfBody {
    static int twice(int x) {
        if (x > 0)
            int y = 2 * x; //~ error
        return x;
    }
}
