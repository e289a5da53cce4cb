// javac: compiler.err.cant.apply.symbol
import java.util.List;

class ListForArray {
    static int sum(int[] values) {
        int sum = 0;
        for (int v : values) {
            sum += v;
        }
        return sum;
    }

    static int of(List<Integer> values) {
        return sum(values); //~ error
    }
}
