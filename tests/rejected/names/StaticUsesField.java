// javac: compiler.err.non-static.cant.be.ref
class StaticUsesField {
    private int count;

    static int doubled() {
        return 2 * count; //~ error
    }
}
