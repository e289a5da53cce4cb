// javac: compiler.err.catch.without.try
class CatchWithoutTry {
    static int parse(String text) {
        int value = Integer.parseInt(text);
        catch (NumberFormatException e) { //~ error
            value = 0;
        }
        return value;
    }
}
