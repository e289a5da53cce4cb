// javac: compiler.err.not.exhaustive
class NotExhaustive {
    enum Light { RED, AMBER, GREEN }

    static int seconds(Light light) {
        return switch (light) { //~ error
            case RED -> 30;
            case GREEN -> 20;
        };
    }
}
