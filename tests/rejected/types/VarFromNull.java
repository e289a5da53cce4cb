// javac: compiler.err.cant.infer.local.var.type
class VarFromNull {
    static Object nothing() {
        var nothing = null; //~ error
        return nothing;
    }
}
