// javac: compiler.err.initializer.must.be.able.to.complete.normally
class InitializerNeverCompletes {
    private int count;

    { //~ error
        count = 1;
        throw new IllegalStateException("never built");
    }

    int count() {
        return count;
    }
}
