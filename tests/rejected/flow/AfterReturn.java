// javac: compiler.err.unreachable.stmt
class AfterReturn {
    static int next(int n) {
        return n + 1;
        n++; //~ error
    }
}
