// javac: compiler.err.cont.outside.loop
class ContinueOutsideLoop {
    static int check(int n) {
        switch (n) {
            case 0:
                continue; //~ error
            default:
                return n;
        }
    }
}
