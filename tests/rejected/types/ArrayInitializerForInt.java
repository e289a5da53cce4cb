// javac: compiler.err.illegal.initializer.for.type
class ArrayInitializerForInt {
    static int first() {
        int first = {1}; //~ error
        return first;
    }
}
