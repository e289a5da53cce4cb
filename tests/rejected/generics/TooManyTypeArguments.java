// javac: compiler.err.wrong.number.type.args
import java.util.List;

class TooManyTypeArguments {
    static int size(List<String, Integer> pairs) { //~ error
        return 0;
    }
}
