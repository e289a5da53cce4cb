package java.util.stream;

/** Leaves out the first elements, or all behind so many. */
final class Slice<T> implements Operation<T, T> {
    private final long skipped;
    /** How many elements there are at most; less than 0 if there is no limit. */
    private final long limit;

    Slice(long skipped, long limit) {
        this.skipped = skipped;
        this.limit = limit;
    }

    @Override
    public ElementSink<T> before(ElementSink<T> next) {
        return limit < 0 ? new Skip<T>(skipped, next) : new Limited<T>(limit, next);
    }

    @Override
    public long sizeAfter(long size) {
        long rest = size > skipped ? size - skipped : 0;
        return limit >= 0 && limit < rest ? limit : rest;
    }

    /** Leaves out the first elements. */
    private static final class Skip<T> extends ElementSink.Before<T, T> {
        private long skipped;

        Skip(long skipped, ElementSink<T> next) {
            super(next);
            this.skipped = skipped;
        }

        @Override
        public void accept(T element) {
            if (skipped == 0) {
                next.accept(element);
            } else {
                skipped--;
            }
        }

        @Override
        public void accept(int number) {
            if (skipped == 0) {
                next.accept(number);
            } else {
                skipped--;
            }
        }

        @Override
        public void accept(long number) {
            if (skipped == 0) {
                next.accept(number);
            } else {
                skipped--;
            }
        }

        @Override
        public void accept(double number) {
            if (skipped == 0) {
                next.accept(number);
            } else {
                skipped--;
            }
        }
    }

    /** Hands on so many elements. */
    private static final class Limited<T> extends ElementSink.Before<T, T> {
        private long left;

        Limited(long left, ElementSink<T> next) {
            super(next);
            this.left = left;
        }

        @Override
        public void accept(T element) {
            if (left > 0) {
                left--;
                next.accept(element);
            }
        }

        @Override
        public void accept(int number) {
            if (left > 0) {
                left--;
                next.accept(number);
            }
        }

        @Override
        public void accept(long number) {
            if (left > 0) {
                left--;
                next.accept(number);
            }
        }

        @Override
        public void accept(double number) {
            if (left > 0) {
                left--;
                next.accept(number);
            }
        }

        @Override
        boolean isCancelled() {
            return left == 0 || next.isCancelled();
        }
    }
}
