// try-with-resources in lambdas, switch expressions, loops and recursion.
import java.util.function.IntSupplier;

public class ResourcesEverywhere {
    static StringBuilder log = new StringBuilder();

    record Handle(int id) implements AutoCloseable {
        Handle {
            log.append('+').append(id);
        }

        public void close() {
            log.append('-').append(id);
        }
    }

    static int pick(int n) {
        return 100 + switch (n) {
            case 0 -> {
                try (Handle a = new Handle(10); Handle b = new Handle(11)) {
                    yield a.id() * b.id();
                }
            }
            case 1 -> {
                try (Handle a = new Handle(12)) {
                    throw new IllegalStateException("case " + a);
                } catch (IllegalStateException e) {
                    log.append('!');
                    yield e.getMessage().length();
                }
            }
            default -> n;
        };
    }

    static int nest(int n) {
        if (n == 0) {
            return 0;
        }
        try (Handle h = new Handle(n)) {
            return h.id() + nest(n - 1);
        }
    }

    static void flush(Object result) {
        System.out.println(result + " " + log);
        log.setLength(0);
    }

    public static void main(String[] args) {
        flush(pick(0));
        flush(pick(1));
        flush(nest(4));
        IntSupplier supplier = () -> {
            try (Handle h = new Handle(7); AutoCloseable c = () -> log.append("c" + h.id())) {
                return h.id();
            } catch (Exception e) {
                return -1;
            }
        };
        flush(supplier.getAsInt() + supplier.getAsInt());
        int sum = 0;
        outer:
        for (int i = 0; i < 4; i++) {
            try (Handle a = new Handle(i)) {
                for (int j = 0; ; j++) {
                    try (Handle b = new Handle(i + j)) {
                        sum += b.id();
                        if (j == i) {
                            continue outer;
                        }
                        if (sum > 5) {
                            break outer;
                        }
                    }
                }
            }
        }
        flush(sum);
    }
}
