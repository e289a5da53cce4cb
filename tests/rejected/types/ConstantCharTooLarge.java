// javac: compiler.err.prob.found.req
class ConstantCharTooLarge {
    static final int BASE = 70000;

    static char first() {
        char first = BASE; //~ error
        return first;
    }
}
