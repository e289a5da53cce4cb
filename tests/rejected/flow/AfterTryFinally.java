// javac: compiler.err.unreachable.stmt
class AfterTryFinally {
    static int run(int n) {
        try {
            n++;
        } finally {
            return n;
        }
        n--; //~ error
    }
}
