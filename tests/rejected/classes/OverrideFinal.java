// javac: compiler.err.override.meth
class OverrideFinal {
    static class Base {
        final int size() {
            return 1;
        }
    }

    static class Derived extends Base {
        int size() { //~ error
            return 2;
        }
    }
}
