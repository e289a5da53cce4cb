// javac: compiler.err.unreported.exception.default.constructor
class UnreportedSuperConstructor {
    static class Base {
        Base() throws Exception {
            throw new Exception("never");
        }
    }

    static class Derived extends Base { //~ error
        int value;
    }
}
