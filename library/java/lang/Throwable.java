package java.lang;

import java.io.PrintStream;
import java.io.Serializable;

/** What can be thrown. Stack traces are not modelled: they are empty, and printing one prints its headings. */
public class Throwable implements Serializable {
    private String message;
    private Throwable cause;
    private boolean causeIsSettled;
    private Throwable[] suppressed;
    private boolean suppressionIsDisabled;
    /** What somebody has set; null for the empty one. */
    private StackTraceElement[] trace;
    private boolean traceIsSettled;

    public Throwable() {
    }

    public Throwable(String message) {
        this.message = message;
    }

    public Throwable(String message, Throwable cause) {
        this.message = message;
        this.cause = cause;
        this.causeIsSettled = true;
    }

    public Throwable(Throwable cause) {
        this.message = cause == null ? null : cause.toString();
        this.cause = cause;
        this.causeIsSettled = true;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        this.message = message;
        this.cause = cause;
        this.causeIsSettled = true;
        this.suppressionIsDisabled = !enableSuppression;
        this.traceIsSettled = !writableStackTrace;
    }

    public String getMessage() {
        return message;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public synchronized Throwable getCause() {
        return cause;
    }

    public synchronized Throwable initCause(Throwable cause) {
        if (causeIsSettled) {
            String name = cause == null ? "a null" : cause.toString();
            throw new IllegalStateException("Can't overwrite cause with " + name, this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        this.causeIsSettled = true;
        return this;
    }

    /** For the exceptions that keep a cause but have no constructor of Throwable to give it to. */
    final void settleCause(Throwable cause) {
        this.cause = cause;
        this.causeIsSettled = true;
    }

    public String toString() {
        String name = getClass().getName();
        String text = getLocalizedMessage();
        return text == null ? name : name + ": " + text;
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream s) {
        print(s, "", "", new Throwable[0]);
    }

    private void print(PrintStream stream, String indentation, String caption, Throwable[] before) {
        for (int index = 0; index < before.length; index++) {
            if (before[index] == this) {
                stream.println(indentation + caption + "[CIRCULAR REFERENCE: " + this + "]");
                return;
            }
        }
        Throwable[] known = new Throwable[before.length + 1];
        System.arraycopy(before, 0, known, 0, before.length);
        known[before.length] = this;
        stream.println(indentation + caption + this);
        StackTraceElement[] elements = getStackTrace();
        for (int index = 0; index < elements.length; index++) {
            stream.println(indentation + "\tat " + elements[index]);
        }
        Throwable[] others = getSuppressed();
        for (int index = 0; index < others.length; index++) {
            others[index].print(stream, indentation + "\t", "Suppressed: ", known);
        }
        Throwable reason = getCause();
        if (reason != null) {
            reason.print(stream, indentation, "Caused by: ", known);
        }
    }

    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        return trace == null ? new StackTraceElement[0] : trace.clone();
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        StackTraceElement[] copy = stackTrace.clone();
        for (int index = 0; index < copy.length; index++) {
            if (copy[index] == null) {
                throw new NullPointerException("stackTrace[" + index + "]");
            }
        }
        if (!traceIsSettled) {
            trace = copy;
        }
    }

    public final synchronized void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppressionIsDisabled) {
            return;
        }
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[count + 1];
        for (int index = 0; index < count; index++) {
            more[index] = suppressed[index];
        }
        more[count] = exception;
        suppressed = more;
    }

    public final synchronized Throwable[] getSuppressed() {
        return suppressed == null ? new Throwable[0] : suppressed.clone();
    }
}
