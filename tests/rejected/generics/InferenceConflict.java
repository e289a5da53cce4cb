// javac: compiler.err.cant.apply.symbol
import java.util.List;

class InferenceConflict {
    static <T> void move(List<T> from, List<T> to) {
        to.addAll(from);
    }

    static void run(List<String> names, List<Integer> numbers) {
        move(names, numbers); //~ error
    }
}
