// javac: compiler.err.operator.cant.be.applied
class NegatedInt {
    static boolean odd(int n) {
        return !(n % 2); //~ error
    }
}
