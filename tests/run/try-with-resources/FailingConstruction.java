// Exceptions while resources are opened close those that are open; the same exception cannot suppress itself.
public class FailingConstruction {
    static int nextId = 0;

    static class Part implements AutoCloseable {
        final int id = nextId++;

        Part(int failAt) {
            if (id == failAt) {
                throw new IllegalStateException("part " + id);
            }
            System.out.print("open" + id + " ");
        }

        public void close() {
            System.out.print("close" + id + " ");
            if (id % 2 == 1) {
                throw new UnsupportedOperationException("close " + id);
            }
        }
    }

    static String run(int failAt) {
        nextId = 0;
        try (Part a = new Part(failAt); Part b = new Part(failAt); Part c = new Part(failAt)) {
            return "body";
        } catch (RuntimeException e) {
            String text = e.getMessage();
            for (Throwable s : e.getSuppressed()) {
                text += " +" + s.getMessage();
            }
            return text;
        } finally {
            System.out.print("| ");
        }
    }

    static class Same implements AutoCloseable {
        final RuntimeException exception = new RuntimeException("same");

        public void close() {
            throw exception;
        }
    }

    public static void main(String[] args) {
        for (int failAt = -1; failAt < 4; failAt++) {
            System.out.println(run(failAt));
        }
        Same same = new Same();
        try (same) {
            throw same.exception;
        } catch (IllegalArgumentException e) {
            System.out.println("self-suppression " + (e.getCause() == same.exception));
        } catch (RuntimeException e) {
            System.out.println("not " + e.getMessage());
        }
        nextId = 5;
        int[] shared = new int[1];
        try (Part p = new Part(0)) {
            shared[0] = 10 / shared[0];
        }
        System.out.println("never");
    }
}
