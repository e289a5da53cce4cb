// javac: compiler.err.prob.found.req
import java.util.function.IntUnaryOperator;

class TernaryLambdaTypes {
    static IntUnaryOperator pick(boolean up) {
        return up ? x -> x + 1 : (x, y) -> x - y; //~ error
    }
}
