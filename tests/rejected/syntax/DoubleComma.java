// javac: compiler.err.illegal.start.of.expr
class DoubleComma {
    static int[] primes() {
        int[] primes = {2, 3,, 5}; //~ error
        return primes;
    }
}
