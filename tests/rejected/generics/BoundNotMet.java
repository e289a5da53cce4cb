// javac: compiler.err.not.within.bounds
class BoundNotMet {
    static class Box<T extends Number> {
        T value;
    }

    static int size(Box<String> box) { //~ error
        return 1;
    }
}
