// javac: compiler.err.illegal.array.creation.both.dimension.and.initialization
class LengthAndInitializer {
    static int[] primes() {
        return new int[3] {2, 3, 5}; //~ error
    }
}
