// javac: compiler.err.multicatch.types.must.be.disjoint
class MultiCatchRelated {
    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException | IllegalArgumentException e) { //~ error
            return 0;
        }
    }
}
