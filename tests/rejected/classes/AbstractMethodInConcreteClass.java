// javac: compiler.err.does.not.override.abstract
class AbstractMethodInConcreteClass {
    static class Shape { //~ error
        abstract double area();
    }
}
