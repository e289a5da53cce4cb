// javac: compiler.err.non-static.cant.be.ref
class TypeParameterInStatic<T> {
    private T value;

    static int size(T value) { //~ error
        return 1;
    }
}
