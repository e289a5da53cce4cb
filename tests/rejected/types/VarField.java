// javac: compiler.err.restricted.type.not.allowed.here
class VarField {
    private var count = 0; //~ error

    int one() {
        return 1;
    }
}
