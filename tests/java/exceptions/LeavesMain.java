// What leaves `main` is a failure, whoever threw it.
import java.io.IOException;

class LeavesMain {

    static int refused(int n) {
        if (n > 3) {
            throw new IllegalArgumentException("too many"); //~ refuted[uncaught-exception]
        }
        return n;
    }

    //@ ensures \result == n;
    //@ signals (IllegalStateException e) n < 0;
    //@ signals_only IllegalStateException;
    static int promised(int n) {
        if (n < 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    public static void main(String[] arguments) throws IOException {
        refused(arguments.length);
        promised(arguments.length);
        promised(-1); //~ refuted[uncaught-exception]
    }
}

class Declared {

    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 0) {
            throw new IOException("no file is given"); //~ refuted[uncaught-exception]
        }
    }
}

class Caught {

    static void check(int n) throws IOException {
        if (n != 1) {
            throw new IOException("one file, please");
        }
    }

    public static void main(String[] arguments) {
        try {
            check(arguments.length);
        } catch (IOException e) {
            return;
        }
        assert arguments.length == 1;
    }
}

// What the world around decides is nobody's fault.
class Interrupted {

    public static void main(String[] arguments) throws InterruptedException {
        Thread.sleep(10);
    }
}

class NotCloneable {

    Object copy() throws CloneNotSupportedException {
        return super.clone(); //~ refuted[library-exception]
    }

    public static void main(String[] arguments) throws CloneNotSupportedException {
        new NotCloneable().copy();
    }
}

class CanBeCopied implements Cloneable {

    Object copy() throws CloneNotSupportedException {
        return super.clone();
    }

    public static void main(String[] arguments) throws CloneNotSupportedException {
        new CanBeCopied().copy();
    }
}

class NoProgram {

    // Not what Java begins with: a `throw` may leave it.
    static void main(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
    }
}
//~ obligations: 24
