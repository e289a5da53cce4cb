package java.io;

/** The three standard files. */
public final class FileDescriptor {
    public static final FileDescriptor in = new FileDescriptor(0);
    public static final FileDescriptor out = new FileDescriptor(1);
    public static final FileDescriptor err = new FileDescriptor(2);

    final int number;

    public FileDescriptor() {
        this(-1);
    }

    private FileDescriptor(int number) {
        this.number = number;
    }

    public boolean valid() {
        return number >= 0;
    }
}
