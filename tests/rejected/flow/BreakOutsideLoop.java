// javac: compiler.err.break.outside.switch.loop
class BreakOutsideLoop {
    static int limit(int n) {
        if (n > 100) {
            n = 100;
            break; //~ error
        }
        return n;
    }
}
