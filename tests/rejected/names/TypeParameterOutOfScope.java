// javac: compiler.err.cant.resolve.location
class TypeParameterOutOfScope {
    static <T> T same(T value) {
        return value;
    }

    static int hash(T value) { //~ error
        return 0;
    }
}
