// javac: compiler.err.var.might.not.have.been.initialized
import java.util.function.IntSupplier;

class LambdaReadsUnset {
    static int run(boolean b) {
        int n;
        IntSupplier supplier = () -> n + 1; //~ error
        n = 3;
        return supplier.getAsInt();
    }
}
