import java.util.Arrays;
import java.util.List;
import java.util.Vector;

/** Vector. */
public final class Vectors extends ListSequences {
    public static void main(String[] arguments) {
        new Vectors().run(arguments);
    }

    @Override
    List<Object> made(Object[] elements) {
        return truth() ? new Vector<>(Arrays.asList(elements)) : new Vector<>();
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof Vector && below(3) == 0) {
            VectorSteps.step(this, (Vector<Object>) on);
        } else {
            super.step(on);
        }
    }
}
