// javac: compiler.err.cant.apply.symbols
import java.util.List;

class WildcardAdd {
    static void fill(List<? extends Number> numbers) {
        Integer one = 1;
        numbers.add(one); //~ error
    }
}
