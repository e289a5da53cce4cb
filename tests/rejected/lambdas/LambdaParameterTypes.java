// javac: compiler.err.prob.found.req
import java.util.function.Function;

class LambdaParameterTypes {
    static int run(String text) {
        Function<String, Integer> size = (Integer s) -> s + 1; //~ error
        return size.apply(text);
    }
}
