// javac: compiler.err.expected
class ArrayLengthInType {
    static int sum() {
        int values[3]; //~ error
        return 0;
    }
}
