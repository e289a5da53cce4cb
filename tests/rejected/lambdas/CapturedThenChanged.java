// javac: compiler.err.cant.ref.non.effectively.final.var
import java.util.function.IntUnaryOperator;

class CapturedThenChanged {
    static int run(int x) {
        int offset = 1;
        IntUnaryOperator shift = n -> n + offset; //~ error
        offset = 2;
        return shift.applyAsInt(x);
    }
}
