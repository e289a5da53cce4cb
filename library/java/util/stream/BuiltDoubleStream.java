package java.util.stream;

import invar.logic.Seq;

/** Gathers numbers for a stream. */
final class BuiltDoubleStream implements DoubleStream.Builder {
    private Seq<Double> content;
    private boolean isBuilt;

    @Override
    public void accept(double number) {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        content = Seq.append(content, number);
    }

    @Override
    public DoubleStream build() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        isBuilt = true;
        return java.util.Arrays.stream(DoubleSinks.arrayOf(content));
    }
}
