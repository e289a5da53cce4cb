// javac: compiler.err.multicatch.parameter.may.not.be.assigned
class MultiCatchAssigned {
    static String parse(String text) {
        try {
            return text.substring(Integer.parseInt(text));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            e = null; //~ error
            return "";
        }
    }
}
