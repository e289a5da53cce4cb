// javac: compiler.err.illegal.unicode.esc
class IllegalUnicodeEscape {
    static String degrees(int n) {
        String sign = "\u00G0"; //~ error
        return n + sign;
    }
}
