// javac: compiler.err.illegal.combination.of.modifiers
class AbstractFinalClass {
    abstract final class Shape { //~ error
        double scale() {
            return 1;
        }
    }
}
