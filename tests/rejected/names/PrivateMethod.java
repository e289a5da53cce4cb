// javac: compiler.err.report.access
class PrivateMethod {
    static int run(PrivateMethodVault vault) {
        return vault.open(42); //~ error
    }
}

class PrivateMethodVault {
    private int open(int code) {
        return code;
    }
}
