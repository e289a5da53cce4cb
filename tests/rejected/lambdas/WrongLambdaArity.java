// javac: compiler.err.prob.found.req
import java.util.function.Function;

class WrongLambdaArity {
    static int apply(int x) {
        Function<Integer, Integer> add = (a, b) -> a + b; //~ error
        return add.apply(x);
    }
}
