// javac: compiler.err.unreachable.stmt
class AfterIfElse {
    static int sign(int x) {
        if (x < 0) {
            return -1;
        } else {
            return 1;
        }
        return 0; //~ error
    }
}
