// javac: compiler.err.non-static.cant.be.ref
class ThisInStatic {
    private int count;

    static void reset() {
        this.count = 0; //~ error
    }
}
