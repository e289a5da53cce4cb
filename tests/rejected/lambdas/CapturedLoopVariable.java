// javac: compiler.err.cant.ref.non.effectively.final.var
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

class CapturedLoopVariable {
    static List<IntSupplier> counters(int n) {
        List<IntSupplier> counters = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            counters.add(() -> i); //~ error
        }
        return counters;
    }
}
