// javac: compiler.err.unreachable.stmt
class AfterInfiniteLoop {
    static int spin(int n) {
        while (true) {
            n++;
        }
        return n; //~ error
    }
}
