// javac: compiler.err.except.already.caught
class AlreadyCaught {
    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (RuntimeException e) {
            return -1;
        } catch (NumberFormatException e) { //~ error
            return -2;
        }
    }
}
