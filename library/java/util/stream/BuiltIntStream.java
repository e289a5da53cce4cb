package java.util.stream;

import invar.logic.Seq;

/** Gathers numbers for a stream. */
final class BuiltIntStream implements IntStream.Builder {
    private Seq<Integer> content;
    private boolean isBuilt;

    @Override
    public void accept(int number) {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        content = Seq.append(content, number);
    }

    @Override
    public IntStream build() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        isBuilt = true;
        return java.util.Arrays.stream(IntSinks.arrayOf(content));
    }
}
