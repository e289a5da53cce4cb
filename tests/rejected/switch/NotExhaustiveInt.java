// javac: compiler.err.not.exhaustive
class NotExhaustiveInt {
    static String name(int digit) {
        String name = switch (digit) { //~ error
            case 0 -> "zero";
            case 1 -> "one";
        };
        return name;
    }
}
