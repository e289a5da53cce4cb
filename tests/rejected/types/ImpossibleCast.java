// javac: compiler.err.prob.found.req
class ImpossibleCast {
    static int length(Integer boxed) {
        String text = (String) boxed; //~ error
        return text.length();
    }
}
