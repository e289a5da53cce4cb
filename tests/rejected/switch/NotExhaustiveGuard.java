// javac: compiler.err.not.exhaustive release 21
class NotExhaustiveGuard {
    static String size(Integer n) {
        return switch (n) { //~ error
            case Integer i when i > 100 -> "large";
            case Integer i when i <= 100 -> "small";
        };
    }
}
