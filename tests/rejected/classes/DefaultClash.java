// javac: compiler.err.types.incompatible
class DefaultClash {
    interface Left {
        default int side() {
            return -1;
        }
    }

    interface Right {
        default int side() {
            return 1;
        }
    }

    static class Both implements Left, Right { //~ error
        int middle;
    }
}
