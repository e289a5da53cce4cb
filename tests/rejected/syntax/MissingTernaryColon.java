// javac: compiler.err.expected
class MissingTernaryColon {
    static int abs(int x) {
        return x < 0 ? -x; //~ error
    }
}
