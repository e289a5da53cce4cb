// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class RethrowWidened {
    static void run(Runnable task) {
        try {
            task.run();
        } catch (Throwable t) {
            t = new Exception(t);
            throw t; //~ error
        }
    }
}
