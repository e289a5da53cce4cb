// javac: compiler.err.ret.outside.meth
class ReturnInInitializer {
    private int count;

    {
        count = 1;
        return; //~ error
    }
}
