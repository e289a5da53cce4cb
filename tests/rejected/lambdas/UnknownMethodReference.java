// javac: compiler.err.invalid.mref
import java.util.function.ToIntFunction;

class UnknownMethodReference {
    static int measure(String text) {
        ToIntFunction<String> size = String::size; //~ error
        return size.applyAsInt(text);
    }
}
