// javac: compiler.err.prob.found.req
class StringToInt {
    static int port(String[] args) {
        int port = args[0]; //~ error
        return port + 1;
    }
}
