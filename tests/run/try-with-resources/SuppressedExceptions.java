// An exception of close is added to the one of the body; alone it is thrown itself.
public class SuppressedExceptions {
    static class Fragile implements AutoCloseable {
        final String name;
        final boolean breaks;

        Fragile(String name, boolean breaks) {
            this.name = name;
            this.breaks = breaks;
        }

        public void close() throws Exception {
            System.out.print("close " + name + "; ");
            if (breaks) {
                throw new Exception("close " + name);
            }
        }
    }

    static void show(Throwable t) {
        String line = t.getMessage() + " [";
        for (Throwable s : t.getSuppressed()) {
            line += s.getMessage() + ",";
        }
        System.out.println(line + "] cause " + t.getCause());
    }

    static void run(boolean body, boolean first, boolean second) {
        try (Fragile a = new Fragile("a", first); Fragile b = new Fragile("b", second)) {
            if (body) {
                throw new IllegalStateException("body");
            }
            System.out.print("body fine; ");
        } catch (Exception e) {
            show(e);
            return;
        }
        System.out.println("fine");
    }

    @SuppressWarnings("finally")
    static int swallow() throws Exception {
        try (Fragile a = new Fragile("a", true)) {
            return 1;
        } finally {
            return 2;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 8; i++) {
            run((i & 4) != 0, (i & 2) != 0, (i & 1) != 0);
        }
        System.out.println(swallow());
        try (Fragile outer = new Fragile("outer", true)) {
            try (Fragile inner = new Fragile("inner", true)) {
                throw new Error("error");
            }
        } catch (Error e) {
            show(e);
        }
        try (Fragile last = new Fragile("last", true)) {
            System.out.print("end; ");
        }
        System.out.println("never");
    }
}
