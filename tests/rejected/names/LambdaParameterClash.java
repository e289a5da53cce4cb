// javac: compiler.err.already.defined
import java.util.function.IntUnaryOperator;

class LambdaParameterClash {
    static int apply(int x) {
        IntUnaryOperator twice = x -> 2 * x; //~ error
        return twice.applyAsInt(3);
    }
}
