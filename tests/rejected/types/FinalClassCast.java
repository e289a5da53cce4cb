// javac: compiler.err.prob.found.req
class FinalClassCast {
    static final class Token {
    }

    static int length(Token token) {
        return ((CharSequence) token).length(); //~ error
    }
}
