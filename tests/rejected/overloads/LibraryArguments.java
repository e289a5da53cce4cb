// javac: compiler.err.cant.apply.symbols
class LibraryArguments {
    static String tail(String text) {
        return text.substring("x"); //~ error
    }
}
