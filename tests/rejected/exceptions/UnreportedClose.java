// javac: compiler.err.unreported.exception.implicit.close
class UnreportedClose {
    static class Handle implements AutoCloseable {
        int read() {
            return 1;
        }

        @Override
        public void close() throws Exception {
        }
    }

    static int use() {
        try (Handle handle = new Handle()) { //~ error
            return handle.read();
        }
    }
}
