// javac: compiler.err.var.might.already.be.assigned
class FinalFieldInInitializerTwice {
    private final int size;

    {
        size = 4;
    }

    FinalFieldInInitializerTwice(int size) {
        this.size = size; //~ error
    }
}
