// javac: accepts
import java.util.ArrayList;
import java.util.List;

class TryResources {
    static class Handle implements AutoCloseable {
        final List<String> log;

        Handle(List<String> log) {
            this.log = log;
        }

        int read() {
            return log.size();
        }

        @Override
        public void close() {
            log.add("closed");
        }
    }

    interface Loud extends AutoCloseable {
        @Override
        void close() throws IllegalStateException;
    }

    static int several() {
        List<String> log = new ArrayList<>();
        try (Handle a = new Handle(log); var b = new Handle(a.log);) {
            return a.read() + b.read();
        }
    }

    private final Handle field = new Handle(new ArrayList<>());

    int existing(Handle parameter) {
        Handle local = new Handle(parameter.log);
        try (local; parameter; this.field) {
            System.out.println(local.read());
        } finally {
            System.out.println("done");
        }
        return field.read();
    }

    static int checked(AutoCloseable any) {
        try (any) {
            return 1;
        } catch (Exception e) {
            return 0;
        }
    }

    static int lambda() {
        int[] closed = {0};
        try (Loud loud = () -> closed[0]++) {
            closed[0] += 10;
        }
        return closed[0];
    }
}
