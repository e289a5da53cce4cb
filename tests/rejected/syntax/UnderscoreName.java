// javac: compiler.err.underscore.as.identifier
class UnderscoreName {
    static int count(int[] values) {
        int _ = 0; //~ error
        return values.length;
    }
}
