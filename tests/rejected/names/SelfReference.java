// javac: compiler.err.illegal.self.ref
class SelfReference {
    private int count = count + 1; //~ error

    int count() {
        return count;
    }
}
