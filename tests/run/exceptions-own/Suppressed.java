// addSuppressed and getSuppressed by hand and from try-with-resources; order; no self-suppression.
public class Suppressed {
    static class Resource implements AutoCloseable {
        final String name;
        final boolean failing;

        Resource(String name, boolean failing) {
            this.name = name;
            this.failing = failing;
            System.out.println("open " + name);
            if (name.isEmpty()) {
                throw new IllegalArgumentException("no name");
            }
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failing) {
                throw new IllegalStateException("closing " + name);
            }
        }
    }

    static String show(Throwable t) {
        StringBuilder b = new StringBuilder(t.getMessage());
        for (Throwable s : t.getSuppressed()) {
            b.append(" {").append(show(s)).append('}');
        }
        return b.toString();
    }

    static int use(String first, String second, boolean a, boolean b, int divisor) {
        try (Resource x = new Resource(first, a); Resource y = new Resource(second, b)) {
            System.out.println("use " + x.name + y.name);
            return 100 / divisor;
        } catch (ArithmeticException | IllegalStateException | IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName() + " " + show(e));
            return -1;
        } finally {
            System.out.println("done");
        }
    }

    public static void main(String[] args) {
        System.out.println(use("a", "b", false, false, 5));
        System.out.println(use("c", "d", true, true, 0));
        System.out.println(use("e", "f", true, true, 1));
        System.out.println(use("g", "", true, false, 1));
        Exception main = new Exception("main");
        System.out.println(main.getSuppressed().length);
        main.addSuppressed(new Error("one"));
        main.addSuppressed(new RuntimeException("two"));
        main.getSuppressed()[0].addSuppressed(new Exception("deep"));
        main.getSuppressed()[1] = null;
        System.out.println(show(main));
        try {
            main.addSuppressed(main);
        } catch (IllegalArgumentException e) {
            System.out.println("not itself");
        }
        try {
            main.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println("not null");
        }
    }
}
