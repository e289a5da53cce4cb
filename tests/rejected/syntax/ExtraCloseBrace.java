// javac: compiler.err.expected4
class ExtraCloseBrace {
    static int square(int x) {
        return x * x;
    }
}
} //~ error
