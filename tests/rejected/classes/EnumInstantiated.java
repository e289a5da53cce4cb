// javac: compiler.err.enum.cant.be.instantiated
class EnumInstantiated {
    enum Color { RED, GREEN }

    static Color make() {
        return new Color(); //~ error
    }
}
