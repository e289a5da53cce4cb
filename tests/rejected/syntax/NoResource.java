// javac: compiler.err.illegal.start.of.expr
class NoResource {
    static int run(int x) {
        try () { //~ error
            return x / 2;
        }
    }
}
