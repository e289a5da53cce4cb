package java.lang;

/** The running program; shutdown hooks and other processes are left out. */
public class Runtime {
    private static Runtime current;

    private Runtime() {
    }

    public static Runtime getRuntime() {
        if (current == null) {
            current = new Runtime();
        }
        return current;
    }

    public void exit(int status) {
        terminate(status);
    }

    public void halt(int status) {
        terminate(status);
    }

    public int availableProcessors() {
        return 1;
    }

    public long freeMemory() {
        return memory(0);
    }

    public long totalMemory() {
        return memory(1);
    }

    public long maxMemory() {
        return memory(2);
    }

    public void gc() {
    }

    private static native void terminate(int status);

    private static native long memory(int which);
}
