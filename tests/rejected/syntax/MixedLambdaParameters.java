// javac: compiler.err.invalid.lambda.parameter.declaration
import java.util.function.IntBinaryOperator;

class MixedLambdaParameters {
    static int add(int x, int y) {
        IntBinaryOperator plus = (int a, b) -> a + b; //~ error
        return plus.applyAsInt(x, y);
    }
}
