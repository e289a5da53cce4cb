// javac: compiler.err.no.switch.expression
class YieldOutsideSwitch {
    static int next(int n) {
        if (n > 10) {
            yield 10; //~ error
        }
        return n + 1;
    }
}
