// javac: compiler.err.prob.found.req
import java.util.List;

class IterableOfWrongType {
    static int total(List<? extends Number> values) {
        int total = 0;
        for (Integer v : values) { //~ error
            total += v;
        }
        return total;
    }
}
