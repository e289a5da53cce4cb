// javac: compiler.err.prob.found.req
class TypeVariableMismatch {
    static <A, B> A first(A a, B b) {
        return b; //~ error
    }
}
