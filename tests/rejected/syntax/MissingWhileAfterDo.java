// javac: compiler.err.expected
class MissingWhileAfterDo {
    static int digits(int n) {
        int digits = 0;
        do {
            digits++;
            n /= 10;
        } (n > 0); //~ error
        return digits;
    }
}
