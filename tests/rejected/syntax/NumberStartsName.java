// javac: compiler.err.expected
class NumberStartsName {
    static int second() {
        return 2nd; //~ error
    }
}
