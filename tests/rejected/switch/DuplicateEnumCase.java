// javac: compiler.err.duplicate.case.label
class DuplicateEnumCase {
    enum Light { RED, AMBER, GREEN }

    static int seconds(Light light) {
        switch (light) {
            case RED:
                return 30;
            case AMBER:
                return 3;
            case RED: //~ error
                return 31;
            default:
                return 20;
        }
    }
}
