// javac: compiler.err.type.found.req
class NewTypeVariable<T> {
    private T value;

    T fresh() {
        value = new T(); //~ error
        return value;
    }
}
