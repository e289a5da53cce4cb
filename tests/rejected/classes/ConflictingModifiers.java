// javac: compiler.err.illegal.combination.of.modifiers
class ConflictingModifiers {
    abstract static class Shape {
        abstract final double area(); //~ error
    }
}
