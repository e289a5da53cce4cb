// javac: compiler.err.type.found.req
import java.util.List;

class PrimitiveArgument {
    static int first(List<int> values) { //~ error
        return values.size();
    }
}
