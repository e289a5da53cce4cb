// javac: accepts
import java.util.function.IntSupplier;

class FieldsFromLambda {
    private int count;
    private final int step;
    private final IntSupplier later = () -> 2 * count;

    FieldsFromLambda(int step) {
        this.step = step;
    }

    IntSupplier counter() {
        return () -> count += step;
    }

    IntSupplier nested() {
        return () -> {
            IntSupplier inner = () -> FieldsFromLambda.this.count++;
            return inner.getAsInt() + later.getAsInt();
        };
    }
}
