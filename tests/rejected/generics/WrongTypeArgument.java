// javac: compiler.err.cant.apply.symbol
import java.util.ArrayList;
import java.util.List;

class WrongTypeArgument {
    static int total(List<Integer> values) {
        int total = 0;
        for (int v : values) {
            total += v;
        }
        return total;
    }

    static int run() {
        List<String> names = new ArrayList<>();
        return total(names); //~ error
    }
}
