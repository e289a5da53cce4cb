// javac: compiler.err.unreachable.stmt
class WhileFalse {
    static int never(int n) {
        while (false) { //~ error
            n++;
        }
        return n;
    }
}
