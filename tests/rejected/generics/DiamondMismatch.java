// javac: compiler.err.prob.found.req
import java.util.ArrayList;
import java.util.List;

class DiamondMismatch {
    static List<Integer> numbers(List<String> names) {
        List<Integer> numbers = new ArrayList<>(names); //~ error
        return numbers;
    }
}
