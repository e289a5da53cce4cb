// javac: compiler.err.cant.apply.symbol
class BoxThenWiden {
    static String show(Long n) {
        return "long " + n;
    }

    static String five() {
        return show(5); //~ error
    }
}
