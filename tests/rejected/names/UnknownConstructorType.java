// javac: compiler.err.cant.resolve.location
class UnknownConstructorType {
    static Object create() {
        Object made = new Widget(3); //~ error
        return made;
    }
}
