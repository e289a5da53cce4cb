// A null resource is not closed; the variable cannot change what is closed.
public class NullResources {
    static class Resource implements AutoCloseable {
        static int open = 0;
        final int id;
        int closed = 0;

        Resource() {
            id = ++open;
        }

        public void close() {
            closed++;
            open--;
            System.out.print("close" + id + " ");
        }
    }

    static Resource maybe(boolean make) {
        System.out.print(make ? "make " : "none ");
        return make ? new Resource() : null;
    }

    Resource field = new Resource();

    void useField() {
        Resource old = field;
        final Resource local = field;
        try (local) {
            field = null;
            System.out.print("body ");
        }
        System.out.println(old.closed + " " + field);
    }

    public static void main(String[] args) {
        try (Resource r = maybe(false)) {
            System.out.println(r == null);
        }
        try (Resource a = maybe(true); Resource b = maybe(false); Resource c = maybe(true)) {
            System.out.print("open=" + Resource.open + " ");
        }
        System.out.println("open=" + Resource.open);
        try (Resource r = null) {
            System.out.print("body ");
            throw new RuntimeException("thrown");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length);
        }
        new NullResources().useField();
        Resource twice = new Resource();
        try (twice) {
            twice.close();
        }
        System.out.println(twice.closed + " open=" + Resource.open);
        try (Resource r = new Resource(); AutoCloseable lambda = () -> System.out.print("lambda ")) {
            System.out.print("body ");
        } catch (Exception e) {
            System.out.println("never");
        }
        System.out.println();
        Resource none = null;
        try (Resource r = new Resource(); Resource s = none) {
            System.out.print(s.id);
        } finally {
            System.out.println("open=" + Resource.open);
        }
    }
}
