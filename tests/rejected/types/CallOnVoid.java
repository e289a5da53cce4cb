// javac: compiler.err.cant.deref
class CallOnVoid {
    static void log(int n) {
        System.out.println(n);
    }

    static int show(int n) {
        return log(n).hashCode(); //~ error
    }
}
