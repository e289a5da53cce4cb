// javac: compiler.err.illegal.combination.of.modifiers
class PrivateAndPublic {
    private int count;

    public private int count() { //~ error
        return count;
    }
}
