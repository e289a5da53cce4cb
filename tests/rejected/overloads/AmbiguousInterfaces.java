// javac: compiler.err.ref.ambiguous
class AmbiguousInterfaces {
    interface Red {
    }

    interface Blue {
    }

    static final class Purple implements Red, Blue {
    }

    static int code(Red red) {
        return 1;
    }

    static int code(Blue blue) {
        return 2;
    }

    static int purple() {
        return code(new Purple()); //~ error
    }
}
