// javac: compiler.err.override.incompatible.ret
class OverrideReturnType {
    static class Base {
        int size() {
            return 1;
        }
    }

    static class Derived extends Base {
        long size() { //~ error
            return 2;
        }
    }
}
