// Resources are closed in reverse order, before catch and finally.
public class OrderOfClosing {
    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
            System.out.print("+" + name + " ");
        }

        public void close() {
            System.out.print("-" + name + " ");
        }
    }

    static Resource open(String name, boolean works) {
        if (!works) {
            throw new IllegalStateException("open " + name);
        }
        return new Resource(name);
    }

    static int value(int n) {
        System.out.print("value ");
        return n;
    }

    static int returning() {
        try (Resource r = new Resource("r")) {
            return value(5);
        } finally {
            System.out.print("finally ");
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource("a"); Resource b = new Resource("b" + a.name)) {
            System.out.print("body " + a.name + b.name + " ");
        }
        System.out.println();
        try (Resource a = open("a", true); Resource b = open("b", false); Resource c = open("c", true)) {
            System.out.print("never");
        } catch (IllegalStateException e) {
            System.out.print("catch " + e.getMessage() + " ");
        } finally {
            System.out.println("finally");
        }
        System.out.println(returning());
        for (int i = 0; i < 3; i++) {
            try (Resource r = new Resource("" + i)) {
                if (i == 0) {
                    continue;
                }
                if (i == 2) {
                    break;
                }
                System.out.print("body ");
            }
            System.out.print("after ");
        }
        System.out.println();
        Resource outside = new Resource("o");
        try (outside; Resource inner = new Resource("i")) {
            System.out.print("body ");
        }
        System.out.println();
        try (Resource a = new Resource("a")) {
            try (Resource b = new Resource("b")) {
                throw new RuntimeException("inside");
            } finally {
                System.out.print("inner finally ");
            }
        }
    }
}
