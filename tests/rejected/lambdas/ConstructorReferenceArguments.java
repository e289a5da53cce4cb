// javac: compiler.err.prob.found.req
import java.util.function.Supplier;

class ConstructorReferenceArguments {
    static class Box {
        final int content;

        Box(int content) {
            this.content = content;
        }
    }

    static Supplier<Box> boxes() {
        return Box::new; //~ error
    }
}
