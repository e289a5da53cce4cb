// javac: compiler.err.prob.found.req
class ForeachElementType {
    static int total(String[] words) {
        int total = 0;
        for (int word : words) { //~ error
            total += word;
        }
        return total;
    }
}
