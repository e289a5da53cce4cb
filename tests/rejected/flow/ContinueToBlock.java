// javac: compiler.err.not.loop.label
class ContinueToBlock {
    static int check(int n) {
        body: {
            if (n > 0) {
                continue body; //~ error
            }
            n = -n;
        }
        return n;
    }
}
