// javac: compiler.err.missing.ret.stmt
class MissingReturnIf {
    static String size(int n) {
        if (n > 100) {
            return "large";
        } else if (n <= 100) {
            return "small";
        }
    } //~ error
}
