// javac: compiler.err.prob.found.req
class ResourceNotCloseable {
    static int length(String text) {
        try (StringBuilder copy = new StringBuilder(text)) { //~ error
            return copy.length();
        }
    }
}
