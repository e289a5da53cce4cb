// javac: compiler.err.array.dimension.missing
class ArrayWithoutLength {
    static int[] empty() {
        return new int[]; //~ error
    }
}
