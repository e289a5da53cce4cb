// javac: compiler.err.var.might.not.have.been.initialized
class OneBranchOnly {
    static String sign(int x) {
        String name;
        if (x > 0) {
            name = "positive";
        } else if (x < 0) {
            name = "negative";
        }
        return name; //~ error
    }
}
