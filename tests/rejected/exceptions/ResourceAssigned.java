// javac: compiler.err.try.resource.may.not.be.assigned
class ResourceAssigned {
    static class Handle implements AutoCloseable {
        @Override
        public void close() {
        }
    }

    static void use() {
        try (Handle handle = new Handle()) {
            handle = null; //~ error
        }
    }
}
