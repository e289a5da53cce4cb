// javac: compiler.err.type.found.req
class SynchronizedOnInt {
    private int lock;

    int read() {
        synchronized (lock) { //~ error
            return lock;
        }
    }
}
