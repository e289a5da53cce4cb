// javac: compiler.err.illegal.start.of.type
import java.util.List;

class EmptyTypeArguments {
    static int size(List<> names) { //~ error
        return 0;
    }
}
