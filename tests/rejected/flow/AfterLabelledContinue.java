// javac: compiler.err.unreachable.stmt
class AfterLabelledContinue {
    static int nested(int n) {
        outer:
        while (n > 0) {
            for (;;) {
                n--;
                continue outer;
            }
            n++; //~ error
        }
        return n;
    }
}
