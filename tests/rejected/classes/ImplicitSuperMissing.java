// javac: compiler.err.cant.apply.symbol
class ImplicitSuperMissing {
    static class Base {
        private final int id;

        Base(int id) {
            this.id = id;
        }
    }

    static class Derived extends Base { //~ error
        int extra;
    }
}
