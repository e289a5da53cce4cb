// javac: compiler.err.cant.resolve.location
class ClassNameAsValue {
    static String describe() {
        String name = "type " + Integer; //~ error
        return name;
    }
}
