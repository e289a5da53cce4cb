// javac: compiler.err.array.req.but.found
class IndexNotArray {
    static char first(String text) {
        return text[0]; //~ error
    }
}
