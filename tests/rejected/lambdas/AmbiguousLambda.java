// javac: compiler.err.ref.ambiguous
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.function.ToIntFunction;

class AmbiguousLambda {
    static int run(Function<String, Integer> f) {
        return f.apply("a");
    }

    static int run(ToIntFunction<String> f) {
        return f.applyAsInt("b");
    }

    static int go() {
        return run(s -> s.length()); //~ error
    }
}
