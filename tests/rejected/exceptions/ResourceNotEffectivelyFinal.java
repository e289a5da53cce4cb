// javac: compiler.err.try.with.resources.expr.effectively.final.var
class ResourceNotEffectivelyFinal {
    static class Handle implements AutoCloseable {
        @Override
        public void close() {
        }
    }

    static void use(Handle handle) {
        if (handle == null) {
            handle = new Handle();
        }
        try (handle) { //~ error
            System.out.println("open");
        }
    }
}
