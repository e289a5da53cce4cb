// Resources of generic and inherited types, interfaces with their own close, several exceptions.
public class CheckedAndGeneric {
    interface Quiet extends AutoCloseable {
        void close();
    }

    static abstract class Base implements AutoCloseable {
        public void close() throws Exception {
            System.out.print("base ");
            finish();
        }

        abstract void finish() throws Exception;
    }

    static class Holder<T> extends Base {
        T value;

        Holder(T value) {
            this.value = value;
        }

        void finish() throws Exception {
            if (value instanceof Exception e) {
                throw e;
            }
            System.out.print("holder " + value + " ");
            value = null;
        }
    }

    static <R extends AutoCloseable> String use(R resource, boolean fail) {
        try (R r = resource) {
            if (fail) {
                throw new IllegalArgumentException("failed");
            }
            return "used";
        } catch (IllegalArgumentException e) {
            return e.getMessage() + e.getSuppressed().length;
        } catch (Exception e) {
            return "closing: " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(use(new Holder<>("text"), false));
        System.out.println(use(new Holder<>(new Exception("odd")), false));
        System.out.println(use(new Holder<>(new Exception("odd")), true));
        System.out.println(use((AutoCloseable) null, true));
        Holder<Integer> holder = new Holder<>(5);
        try (holder; var other = new Holder<>('c')) {
            holder.value++;
            System.out.print(other.value + " ");
        } catch (Exception e) {
            System.out.println("never");
        }
        System.out.println(holder.value);
        int[] count = {0};
        Quiet quiet = () -> count[0]++;
        try (quiet; Quiet again = quiet; Quiet third = () -> count[0] *= 10) {
            System.out.print("body " + count[0] + " ");
            count[0] = 3;
        }
        System.out.println(count[0]);
        try (Quiet raising = () -> {
            throw new UnsupportedOperationException("close");
        }) {
            System.out.println("body");
        }
    }
}
