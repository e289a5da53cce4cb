// javac: compiler.err.illegal.start.of.expr
class CommaAfterLastArgument {
    static int larger(int a, int b) {
        return Math.max(a, b,); //~ error
    }
}
