// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class UnreportedInLambda {
    static void step() throws InterruptedException {
        Thread.sleep(10);
    }

    static Runnable task() {
        return () -> step(); //~ error
    }
}
