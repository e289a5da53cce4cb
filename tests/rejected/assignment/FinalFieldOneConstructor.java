// javac: compiler.err.var.might.not.have.been.initialized
class FinalFieldOneConstructor {
    private final String name;

    FinalFieldOneConstructor(String name) {
        this.name = name;
    }

    FinalFieldOneConstructor() {
        System.out.println("anonymous");
    } //~ error

    String name() {
        return name;
    }
}
