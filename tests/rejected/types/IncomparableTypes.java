// javac: compiler.err.incomparable.types
class IncomparableTypes {
    static boolean same(Integer id, String name) {
        return id == name; //~ error
    }
}
