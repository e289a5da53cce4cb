// javac: compiler.err.report.access
class PrivateConstructor {
    static Object make() {
        return new PrivateConstructorHidden(); //~ error
    }
}

class PrivateConstructorHidden {
    private PrivateConstructorHidden() {
    }

    static PrivateConstructorHidden create() {
        return new PrivateConstructorHidden();
    }
}
