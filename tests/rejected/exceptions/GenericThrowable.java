// javac: compiler.err.generic.throwable
class GenericThrowable {
    static class Failure<T> extends Exception { //~ error
        T detail;
    }
}
