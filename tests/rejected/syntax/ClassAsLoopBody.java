// javac: compiler.err.class.not.allowed
class ClassAsLoopBody {
    static int count(int n) {
        while (n > 10)
            class Digit { } //~ error
        return n;
    }
}
