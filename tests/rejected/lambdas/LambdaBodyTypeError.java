// javac: compiler.err.operator.cant.be.applied.1
import java.util.function.BiFunction;

class LambdaBodyTypeError {
    static int run(int a, boolean b) {
        BiFunction<Integer, Boolean, Integer> mix = (x, y) -> x + y; //~ error
        return mix.apply(a, b);
    }
}
