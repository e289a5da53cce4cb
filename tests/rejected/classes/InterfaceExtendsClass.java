// javac: compiler.err.intf.expected.here
class InterfaceExtendsClass {
    static class Base {
        int size() {
            return 0;
        }
    }

    interface Sized extends Base { //~ error
        int width();
    }
}
