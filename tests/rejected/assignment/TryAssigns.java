// javac: compiler.err.var.might.not.have.been.initialized
class TryAssigns {
    static int parse(String text) {
        int n;
        try {
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            System.out.println("bad number");
        }
        return n; //~ error
    }
}
