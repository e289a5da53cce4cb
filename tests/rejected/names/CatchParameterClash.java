// javac: compiler.err.already.defined
class CatchParameterClash {
    static int parse(String e) {
        try {
            return Integer.parseInt(e);
        } catch (NumberFormatException e) { //~ error
            return 0;
        }
    }
}
