// javac: compiler.err.cant.resolve.location
class UnknownType {
    static int size(Lst<String> names) { //~ error
        return 0;
    }
}
