// javac: compiler.err.prob.found.req
import java.util.List;

class WildcardGet {
    static int first(List<? super Integer> sink) {
        Integer first = sink.get(0); //~ error
        return first;
    }
}
