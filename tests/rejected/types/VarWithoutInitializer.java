// javac: compiler.err.cant.infer.local.var.type
class VarWithoutInitializer {
    static int pick(boolean b) {
        var n; //~ error
        return b ? 1 : 2;
    }
}
