// javac: compiler.err.prob.found.req
import java.util.List;

class WrongElementType {
    static int first(List<String> names) {
        Integer first = names.get(0); //~ error
        return first;
    }
}
