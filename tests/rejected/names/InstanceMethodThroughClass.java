// javac: compiler.err.non-static.cant.be.ref
class InstanceMethodThroughClass {
    static int size(String text) {
        return String.length(); //~ error
    }
}
