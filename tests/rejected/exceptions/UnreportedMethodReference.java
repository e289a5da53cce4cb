// javac: compiler.err.incompatible.thrown.types.in.mref
class UnreportedMethodReference {
    static void step() throws InterruptedException {
        Thread.sleep(10);
    }

    static Runnable task() {
        return UnreportedMethodReference::step; //~ error
    }
}
