// javac: compiler.err.prob.found.req
import java.util.function.IntSupplier;

class BadLambdaReturn {
    static int run() {
        IntSupplier supplier = () -> "forty-two"; //~ error
        return supplier.getAsInt();
    }
}
