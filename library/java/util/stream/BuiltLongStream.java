package java.util.stream;

import invar.logic.Seq;

/** Gathers numbers for a stream. */
final class BuiltLongStream implements LongStream.Builder {
    private Seq<Long> content;
    private boolean isBuilt;

    @Override
    public void accept(long number) {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        content = Seq.append(content, number);
    }

    @Override
    public LongStream build() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
        isBuilt = true;
        return java.util.Arrays.stream(LongSinks.arrayOf(content));
    }
}
