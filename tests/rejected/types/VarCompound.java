// javac: compiler.err.restricted.type.not.allowed.compound
class VarCompound {
    static int sum() {
        var a = 1, b = 2; //~ error
        return a;
    }
}
