// javac: compiler.err.expected
class MissingParameterType {
    static int add(a, int b) { //~ error
        return b;
    }
}
