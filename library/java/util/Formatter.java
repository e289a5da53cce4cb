package java.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.PrintStream;

/** Formats by patterns as printf's; locales are left out, everything is written as in English. */
public final class Formatter implements Closeable, Flushable {
    private Appendable target;
    private IOException lastException;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(Appendable a) {
        target = a == null ? new StringBuilder() : a;
    }

    public Formatter(PrintStream ps) {
        this((Appendable) Objects.requireNonNull(ps));
    }

    private void ensureOpen() {
        if (target == null) {
            throw new FormatterClosedException();
        }
    }

    public Appendable out() {
        ensureOpen();
        return target;
    }

    public String toString() {
        ensureOpen();
        return target.toString();
    }

    public void flush() {
        ensureOpen();
        if (target instanceof Flushable) {
            try {
                ((Flushable) target).flush();
            } catch (IOException e) {
                lastException = e;
            }
        }
    }

    public void close() {
        if (target instanceof Closeable) {
            try {
                ((Closeable) target).close();
            } catch (IOException e) {
                lastException = e;
            }
        }
        target = null;
    }

    public IOException ioException() {
        return lastException;
    }

    /** The whole pattern is read before anything is written, as the JDK does: an error in it leaves no traces. */
    public Formatter format(String format, Object... args) {
        ensureOpen();
        FormatItem[] specifiers = new FormatItem[count(format)];
        int number = 0;
        for (int at = format.indexOf('%'); at >= 0; at = format.indexOf('%', specifiers[number - 1].end)) {
            specifiers[number++] = new FormatItem(format, at);
        }
        int done = 0;
        int ordinary = -1;
        int last = -1;
        for (int index = 0; index < number; index++) {
            FormatItem specifier = specifiers[index];
            append(format, done, specifier.start);
            done = specifier.end;
            Object argument = null;
            if (specifier.takesArgument()) {
                if (specifier.index == FormatItem.ORDINARY) {
                    ordinary++;
                    last = ordinary;
                } else if (specifier.index != FormatItem.PREVIOUS_ONE) {
                    last = specifier.index - 1;
                }
                if (last < 0 || args != null && last >= args.length) {
                    throw new MissingFormatArgumentException(specifier.toString());
                }
                argument = args == null ? null : args[last];
            }
            try {
                specifier.print(this, target, argument);
            } catch (IOException e) {
                lastException = e;
            }
        }
        append(format, done, format.length());
        return this;
    }

    private void append(String format, int start, int end) {
        if (start < end) {
            try {
                target.append(format, start, end);
            } catch (IOException e) {
                lastException = e;
            }
        }
    }

    /** How many percent signs there are: at least as many as specifiers. */
    private static int count(String format) {
        int signs = 0;
        for (int at = format.indexOf('%'); at >= 0; at = format.indexOf('%', at + 1)) {
            signs++;
        }
        return signs;
    }
}
