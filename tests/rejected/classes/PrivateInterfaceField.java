// javac: compiler.err.mod.not.allowed.here
interface PrivateInterfaceField {
    private int LIMIT = 10; //~ error

    int next();
}
