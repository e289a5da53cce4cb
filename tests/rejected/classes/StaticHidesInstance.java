// javac: compiler.err.override.static
class StaticHidesInstance {
    static class Base {
        int size() {
            return 1;
        }
    }

    static class Derived extends Base {
        static int size() { //~ error
            return 2;
        }
    }
}
