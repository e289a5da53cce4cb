// javac: compiler.err.unreachable.stmt
class AfterThrow {
    static int fail(String why) {
        throw new IllegalStateException(why);
        return 0; //~ error
    }
}
