// javac: compiler.err.override.meth
class OverrideStatic {
    static class Base {
        static int size() {
            return 1;
        }
    }

    static class Derived extends Base {
        int size() { //~ error
            return 2;
        }
    }
}
