package java.lang;

/** Calls the models that only their own package may call, where the callers in the library leave out some arguments. */
class Insider {
    private static final int[] EDGES = {-1, 0, 1, 0x7f, 0x80, 0xffff, 0x10000, 0x10fffe, 0x10ffff, 0x110000};

    static void codePoints(int seed) {
        int point = EDGES[seed % EDGES.length];
        Unicode.category(point);
        Unicode.isOtherUpper(point);
        Unicode.isOtherLower(point);
        Unicode.isOtherAlphabetic(point);
        Unicode.toUpper(point);
        Unicode.toLower(point);
        Unicode.toTitle(point);
        Unicode.number(point);
    }
}
