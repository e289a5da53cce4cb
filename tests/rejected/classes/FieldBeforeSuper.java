// javac: compiler.err.cant.ref.before.ctor.called
class FieldBeforeSuper {
    static class Base {
        Base(int id) {
        }
    }

    static class Derived extends Base {
        private int next = 5;

        Derived() {
            super(next); //~ error
        }
    }
}
