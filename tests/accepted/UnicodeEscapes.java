// javac: accepts
class UnicodeEscapes {
    static final char A = '\u0041';
    static final char QUOTE = '\'';
    static final char OCTAL = '\101';
    static final String TAB = "\u0009\t\0\7\377";
    static final char BACKSLASH = '\\';

    static int \u0063ount(int n) {
        int größe = n;
        int $dollar_1 = 2;
        \u0069nt hidden = \u0033;
        return größe + $dollar_1 + hidden;
    }

    static int same() {
        int \u0061 = 1;
        a++;
        return a + count(\uuuu0031);
    }

    static String surrogate() {
        return "\uD83D\uDE00" + "é" + '€';
    }
}
