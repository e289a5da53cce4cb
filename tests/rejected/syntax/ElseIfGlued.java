// javac: compiler.err.expected
class ElseIfGlued {
    static int sign(int x) {
        if (x > 0) {
            return 1;
        } elseif (x < 0) { //~ error
            return -1;
        }
        return 0;
    }
}
