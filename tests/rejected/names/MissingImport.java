// javac: compiler.err.cant.resolve.location
class MissingImport {
    static int size(String[] names) {
        Map<String, Integer> seen = null; //~ error
        return names.length;
    }
}
