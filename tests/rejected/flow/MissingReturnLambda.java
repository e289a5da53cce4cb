// javac: compiler.err.prob.found.req
import java.util.function.IntUnaryOperator;

class MissingReturnLambda {
    static IntUnaryOperator abs() {
        return x -> { //~ error
            if (x < 0) {
                return -x;
            }
        };
    }
}
