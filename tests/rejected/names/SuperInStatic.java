// javac: compiler.err.non-static.cant.be.ref
class SuperInStatic {
    private int count;

    static String describe() {
        return "a " + super.toString(); //~ error
    }
}
