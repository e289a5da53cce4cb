// javac: compiler.err.prob.found.req
import java.util.function.Function;

class LambdaMissingValue {
    static Function<String, Integer> size() {
        return text -> {
            System.out.println(text);
            return; //~ error
        };
    }
}
