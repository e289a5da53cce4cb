// javac: compiler.err.abstract.cant.be.instantiated
class InterfaceInstantiated {
    interface Shape {
        double area();
    }

    static Shape unit() {
        return new Shape(); //~ error
    }
}
