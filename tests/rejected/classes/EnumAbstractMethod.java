// javac: compiler.err.abstract.cant.be.instantiated
enum EnumAbstractMethod {
    PLUS {
        int apply(int a, int b) {
            return a + b;
        }
    },
    MINUS; //~ error

    abstract int apply(int a, int b);
}
