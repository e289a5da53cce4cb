// javac: compiler.err.already.defined
class DuplicateTypeParameter<K, K> { //~ error
    private int size;

    int size() {
        return size;
    }
}
