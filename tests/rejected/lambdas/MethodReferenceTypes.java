// javac: compiler.err.prob.found.req
import java.util.function.Function;

class MethodReferenceTypes {
    static Integer length(String text) {
        Function<Integer, Integer> length = String::length; //~ error
        return length.apply(3);
    }
}
