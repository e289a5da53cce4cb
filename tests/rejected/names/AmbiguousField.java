// javac: compiler.err.ref.ambiguous
class AmbiguousField {
    interface Left {
        int SIZE = 1;
    }

    interface Right {
        int SIZE = 2;
    }

    static class Both implements Left, Right {
        int size() {
            return SIZE; //~ error
        }
    }
}
