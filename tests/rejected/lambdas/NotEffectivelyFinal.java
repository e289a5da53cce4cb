// javac: compiler.err.cant.ref.non.effectively.final.var
import java.util.List;

class NotEffectivelyFinal {
    static int total(List<Integer> values) {
        int total = 0;
        values.forEach(v -> total += v); //~ error
        return total;
    }
}
