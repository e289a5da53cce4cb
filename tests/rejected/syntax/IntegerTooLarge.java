// javac: compiler.err.int.number.too.large
class IntegerTooLarge {
    static long millisPerYear() {
        return 31536000000; //~ error
    }
}
