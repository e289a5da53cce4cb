// javac: compiler.err.operator.cant.be.applied.1
class StringMinus {
    static String strip(String text, String suffix) {
        return text - suffix; //~ error
    }
}
