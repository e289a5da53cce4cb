// javac: compiler.err.var.might.not.have.been.initialized
import java.util.function.IntSupplier;

class FieldLambdaReadsBlankFinal {
    private final int step;
    private final IntSupplier later = () -> step + 1; //~ error

    FieldLambdaReadsBlankFinal(int step) {
        this.step = step;
    }

    int next() {
        return later.getAsInt();
    }
}
