// javac: compiler.err.cant.infer.local.var.type
class VarFromLambda {
    static int run(int x) {
        var twice = (int y) -> 2 * y; //~ error
        return x;
    }
}
