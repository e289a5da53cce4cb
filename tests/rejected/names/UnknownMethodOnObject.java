// javac: compiler.err.cant.resolve.location.args
class UnknownMethodOnObject {
    static boolean blank(String text) {
        return text.trim().isVoid(); //~ error
    }
}
