// javac: compiler.err.generic.array.creation
class GenericArray<T> {
    private final T[] items;

    GenericArray(int size) {
        items = new T[size]; //~ error
    }

    T get(int i) {
        return items[i];
    }
}
