// javac: compiler.err.prob.found.req
class CharFromInt {
    static char next(char c) {
        return c + 1; //~ error
    }
}
