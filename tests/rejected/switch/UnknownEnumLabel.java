// javac: compiler.err.enum.label.must.be.unqualified.enum
class UnknownEnumLabel {
    enum Light { RED, AMBER, GREEN }

    static int seconds(Light light) {
        return switch (light) {
            case RED -> 30;
            case YELLOW -> 3; //~ error
            default -> 20;
        };
    }
}
