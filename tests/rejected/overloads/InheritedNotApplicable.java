// javac: compiler.err.cant.apply.symbols
class InheritedNotApplicable {
    static class Base {
        void put(String key, int value) {
        }
    }

    static class Derived extends Base {
        void put(String key, String value) {
        }
    }

    static void fill(Derived target) {
        target.put("a", 'x' == 'y'); //~ error
    }
}
