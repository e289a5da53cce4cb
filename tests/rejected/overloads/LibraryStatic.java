// javac: compiler.err.cant.apply.symbols
class LibraryStatic {
    static int smallest(int a, int b, int c) {
        return Math.min(a, b, c); //~ error
    }
}
