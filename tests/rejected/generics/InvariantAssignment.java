// javac: compiler.err.prob.found.req
import java.util.ArrayList;
import java.util.List;

class InvariantAssignment {
    static int count() {
        List<Integer> ints = new ArrayList<>();
        List<Number> numbers = ints; //~ error
        numbers.add(1.5);
        return ints.size();
    }
}
