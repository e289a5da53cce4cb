// javac: compiler.err.abstract.cant.be.accessed.directly
class CallsUnimplementedDefault {
    interface Greeter {
        String greet();
    }

    static class Polite implements Greeter {
        public String greet() {
            return "Dear " + Greeter.super.greet(); //~ error
        }
    }
}
