// javac: compiler.err.cant.apply.symbols
class NoneApplicable {
    static String show(int n) {
        return "int " + n;
    }

    static String show(String s) {
        return "text " + s;
    }

    static String showFlag(boolean flag) {
        return show(flag); //~ error
    }
}
