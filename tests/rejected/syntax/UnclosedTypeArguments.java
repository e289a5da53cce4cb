// javac: compiler.err.expected
import java.util.List;

class UnclosedTypeArguments {
    static int size(List<String names) { //~ error
        return 0;
    }
}
