// alone
// System.exit while closing resources, with an exception under way: the exception is never reported.
public class ExitFromResource {
    static class Resource implements AutoCloseable {
        private final int number;

        Resource(int number) {
            this.number = number;
            System.out.println("open " + number);
        }

        @Override
        public void close() {
            System.out.println("close " + number);
            if (number == 2) {
                System.exit(40 + number);
            }
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource(1); Resource b = new Resource(2); Resource c = new Resource(3)) {
            System.out.println("body " + (a.number + b.number + c.number));
            throw new IllegalStateException("never seen");
        } catch (IllegalStateException e) {
            System.out.println("never caught");
        } finally {
            System.out.println("never finished");
        }
    }
}
