package java.lang;

/** Something to run. */
@FunctionalInterface
public interface Runnable {
    public abstract void run();
}
