// javac: compiler.err.cant.resolve.location.args
class UnboundedMethod {
    static <T> int compare(T a, T b) {
        return a.compareTo(b); //~ error
    }
}
