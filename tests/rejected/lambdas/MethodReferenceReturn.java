// javac: compiler.err.prob.found.req
import java.util.function.Supplier;

class MethodReferenceReturn {
    static int size(String text) {
        Supplier<String> length = text::length; //~ error
        return length.get().length();
    }
}
