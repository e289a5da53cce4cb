// javac: compiler.err.cant.infer.local.var.type
class VarArrayInitializer {
    static int size() {
        var sizes = {1, 2, 3}; //~ error
        return 3;
    }
}
